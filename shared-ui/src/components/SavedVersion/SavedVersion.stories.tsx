import { nothing } from '../../catalogue/samples';
import type { Story, StoryFile } from '../../catalogue/story';
import { SavedVersion } from './SavedVersion';

export default { title: 'Fields/Saved version' } satisfies StoryFile;

export const Short: Story = () => <SavedVersion onUse={nothing}>Zrno Labs</SavedVersion>;

export const Long: Story = () => (
  <SavedVersion onUse={nothing}>{'Sensors for bees.\n\n'.repeat(30)}</SavedVersion>
);
