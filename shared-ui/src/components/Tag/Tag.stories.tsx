import { Row } from '../../catalogue/Row';
import { LONG_NAME } from '../../catalogue/samples';
import type { Story, StoryFile } from '../../catalogue/story';
import { Tag } from './Tag';

export default { title: 'Content/Tag' } satisfies StoryFile;

const TONES = ['plain', 'ok', 'warn', 'recur', 'now'] as const;

export const Tones: Story = () => (
  <Row>
    {TONES.map((tone) => (
      <Tag key={tone} tone={tone}>
        {tone}
      </Tag>
    ))}
    <Tag>{LONG_NAME}</Tag>
  </Row>
);
