import { Row } from '../../catalogue/Row';
import type { Story, StoryFile } from '../../catalogue/story';
import { DatePlate } from './DatePlate';

export default { title: 'Content/Date plate' } satisfies StoryFile;

export const Days: Story = () => (
  <Row>
    <DatePlate time="2025-03-12 09:00:00" zone="Europe/Belgrade" />
    <DatePlate time="2025-12-31 23:30:00" zone="Europe/Istanbul" />
  </Row>
);
