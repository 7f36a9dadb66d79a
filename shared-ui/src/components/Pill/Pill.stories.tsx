import { Row } from '../../catalogue/Row';
import { LONG_NAME } from '../../catalogue/samples';
import type { Story, StoryFile } from '../../catalogue/story';
import { Pill } from './Pill';

export default { title: 'Content/Pill' } satisfies StoryFile;

const TONES = ['plain', 'ok', 'warn', 'recur', 'now'] as const;

export const Tones: Story = () => (
  <Row>
    {TONES.map((tone) => (
      <Pill key={tone} tone={tone}>
        {tone}
      </Pill>
    ))}
    <Pill>{LONG_NAME}</Pill>
  </Row>
);
