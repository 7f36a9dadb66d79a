import { Row } from '../../catalogue/Row';
import { LONG_NAME } from '../../catalogue/samples';
import type { Story, StoryFile } from '../../catalogue/story';
import { Badge } from './Badge';

export default { title: 'Content/Badge' } satisfies StoryFile;

export const Kinds: Story = () => (
  <Row>
    <Badge>founder</Badge>
    <Badge>{LONG_NAME}</Badge>
    <Badge kind="count">7</Badge>
  </Row>
);
