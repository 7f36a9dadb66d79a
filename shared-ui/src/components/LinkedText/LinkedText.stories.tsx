import { LONG_TEXT, LONG_WORD } from '../../catalogue/samples';
import type { Story, StoryFile } from '../../catalogue/story';
import { LinkedText } from './LinkedText';

export default { title: 'Content/Linked text' } satisfies StoryFile;

export const WithAddress: Story = () => (
  <p>
    <LinkedText>{LONG_TEXT}</LinkedText>
  </p>
);

export const LongAddress: Story = () => (
  <p>
    <LinkedText>{`https://zrno.example/${LONG_WORD}`}</LinkedText>
  </p>
);
