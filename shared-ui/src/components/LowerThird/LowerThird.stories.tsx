import { LONG_NAME } from '../../catalogue/samples';
import type { Story, StoryFile } from '../../catalogue/story';
import { LowerThird } from './LowerThird';

export default { title: 'Content/Lower third' } satisfies StoryFile;

export const Plain: Story = () => <LowerThird name="İlker Işık" line="Güneşli, Türkiye" />;
Plain.parameters = { surface: 'stage' };

export const LongName: Story = () => <LowerThird name={LONG_NAME} line="Novi Sad, Serbia" />;
LongName.parameters = { surface: 'stage' };
