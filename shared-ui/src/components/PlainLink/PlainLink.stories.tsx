import { Row } from '../../catalogue/Row';
import type { Story, StoryFile } from '../../catalogue/story';
import { PlainLink } from './PlainLink';

export default { title: 'Actions/Plain link' } satisfies StoryFile;

export const InsideAndOutside: Story = () => (
  <Row>
    <PlainLink to="/startups">All startups</PlainLink>
    <PlainLink href="https://zrno.example" target="_blank">
      zrno.example
    </PlainLink>
  </Row>
);
