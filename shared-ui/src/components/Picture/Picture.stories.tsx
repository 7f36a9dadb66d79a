import { Box, Row } from '../../catalogue/Row';
import { LOST_PICTURE, PICTURE } from '../../catalogue/samples';
import type { Story, StoryFile } from '../../catalogue/story';
import { Picture } from './Picture';

export default { title: 'Content/Picture' } satisfies StoryFile;

export const Stored: Story = () => (
  <Box>
    <Picture path={PICTURE} alt="The sun over a field" loading="eager" />
  </Box>
);

export const StandIns: Story = () => (
  <Row>
    {[0, 1, 2, 3].map((seed) => (
      <Box key={seed}>
        <Picture path={null} alt="" seed={seed} loading="eager" />
      </Box>
    ))}
    <Box>
      <Picture path={null} alt="" fallback="portrait" loading="eager" />
    </Box>
  </Row>
);

export const Lost: Story = () => (
  <Box>
    <Picture path={LOST_PICTURE} alt="Our office" loading="eager" />
  </Box>
);
