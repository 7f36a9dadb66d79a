import { LONG_TEXT, LONG_WORD, nothing } from '../../catalogue/samples';
import type { Story, StoryFile } from '../../catalogue/story';
import { ConfirmDialog } from './ConfirmDialog';

export default { title: 'Dialogs/Confirm dialog' } satisfies StoryFile;

const alone = { layout: 'fullscreen' } as const;

const DELETION = {
  title: 'Delete update',
  confirmLabel: 'Delete',
  busyLabel: 'Deleting...',
  onConfirm: nothing,
  onClose: nothing,
};

export const Asking: Story = () => (
  <ConfirmDialog {...DELETION} text="Are you sure you want to delete this update?" />
);
Asking.parameters = alone;

export const Busy: Story = () => <ConfirmDialog {...DELETION} text={LONG_TEXT} busy />;
Busy.parameters = alone;

export const Failed: Story = () => (
  <ConfirmDialog {...DELETION} text={LONG_WORD} error="Something went wrong" />
);
Failed.parameters = alone;
