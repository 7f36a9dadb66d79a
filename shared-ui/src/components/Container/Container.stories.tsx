import { LONG_TEXT } from '../../catalogue/samples';
import type { Story, StoryFile } from '../../catalogue/story';
import { Container } from './Container';

export default { title: 'Content/Container' } satisfies StoryFile;

export const Column: Story = () => <Container>{LONG_TEXT}</Container>;
