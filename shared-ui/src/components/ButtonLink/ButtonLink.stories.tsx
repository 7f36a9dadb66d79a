import { Row } from '../../catalogue/Row';
import { LONG_NAME } from '../../catalogue/samples';
import type { Story, StoryFile } from '../../catalogue/story';
import { ButtonLink } from './ButtonLink';

export default { title: 'Actions/Button link' } satisfies StoryFile;

export const Tones: Story = () => (
  <Row>
    <ButtonLink to="/apply">Apply</ButtonLink>
    <ButtonLink to="/apply" tone="gradient">
      Apply now
    </ButtonLink>
    <ButtonLink href="https://zrno.example" tone="ghost" size="sm" target="_blank">
      Their site
    </ButtonLink>
    <ButtonLink to="/apply" tone="text">
      Later
    </ButtonLink>
  </Row>
);

export const LongLabel: Story = () => <ButtonLink to="/">Sessions with {LONG_NAME}</ButtonLink>;
