import { LONG_TEXT } from '../../catalogue/samples';
import type { Story, StoryFile } from '../../catalogue/story';
import { Button } from '../Button/Button';
import { EmptyState } from './EmptyState';

export default { title: 'Status/Empty state' } satisfies StoryFile;

export const Plain: Story = () => <EmptyState>No updates have been posted yet.</EmptyState>;

export const WithAction: Story = () => (
  <EmptyState action={<Button>Post an update</Button>}>{LONG_TEXT}</EmptyState>
);
