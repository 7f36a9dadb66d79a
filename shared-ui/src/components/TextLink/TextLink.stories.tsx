import { LONG_WORD } from '../../catalogue/samples';
import type { Story, StoryFile } from '../../catalogue/story';
import { TextLink } from './TextLink';

export default { title: 'Actions/Text link' } satisfies StoryFile;

export const InText: Story = () => (
  <p>
    Read <TextLink to="/terms">the terms</TextLink> or write to{' '}
    <TextLink href="mailto:hello@quest.example">hello@quest.example</TextLink>.
  </p>
);

export const LongWord: Story = () => <TextLink href="https://zrno.example">{LONG_WORD}</TextLink>;
