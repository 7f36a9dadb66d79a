import { Row } from '../../catalogue/Row';
import type { Story, StoryFile } from '../../catalogue/story';
import { RelativeTime } from './RelativeTime';

export default { title: 'Content/Relative time' } satisfies StoryFile;

export const Past: Story = () => (
  <Row>
    <RelativeTime date="2025-03-14T11:57:46Z" />
    <RelativeTime date="2024-11-05T09:00:00Z" />
  </Row>
);
