import { Row } from '../../catalogue/Row';
import { LONG_NAME } from '../../catalogue/samples';
import type { Story, StoryFile } from '../../catalogue/story';
import { Button } from './Button';

export default { title: 'Actions/Button' } satisfies StoryFile;

const TONES = [
  'primary',
  'gradient',
  'outline-gradient',
  'ghost',
  'soft',
  'danger',
  'success',
  'text',
] as const;

export const Tones: Story = () => (
  <Row>
    {TONES.map((tone) => (
      <Button key={tone} tone={tone}>
        {tone}
      </Button>
    ))}
  </Row>
);

export const Sizes: Story = () => (
  <Row>
    <Button size="sm">Small</Button>
    <Button>Medium</Button>
    <Button size="lg">Large</Button>
  </Row>
);

export const Busy: Story = () => (
  <Row>
    {TONES.map((tone) => (
      <Button key={tone} tone={tone} busy busyLabel="Posting...">
        Post
      </Button>
    ))}
  </Row>
);

export const Disabled: Story = () => (
  <Row>
    {TONES.map((tone) => (
      <Button key={tone} tone={tone} disabled>
        {tone}
      </Button>
    ))}
  </Row>
);

export const LongLabel: Story = () => <Button>Invite {LONG_NAME} to the team</Button>;
