import { Row } from '../../catalogue/Row';
import type { Story, StoryFile } from '../../catalogue/story';
import { Logo } from './Logo';

export default { title: 'Content/Logo' } satisfies StoryFile;

export const Sizes: Story = () => (
  <Row>
    <Logo />
    <Logo size={48} />
  </Row>
);
