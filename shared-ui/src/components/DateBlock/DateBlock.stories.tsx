import { Row } from '../../catalogue/Row';
import type { Story, StoryFile } from '../../catalogue/story';
import { DateBlock } from './DateBlock';

export default { title: 'Content/Date block' } satisfies StoryFile;

export const Days: Story = () => (
  <Row>
    <DateBlock time="2025-03-12 09:00:00" zone="Europe/Belgrade" />
    <DateBlock time="2025-12-31 23:30:00" zone="Europe/Istanbul" />
  </Row>
);
