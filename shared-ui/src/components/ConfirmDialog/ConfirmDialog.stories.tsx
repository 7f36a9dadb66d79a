import { LONG_TEXT, LONG_WORD, nothing } from '../../catalogue/samples';
import type { Story, StoryFile } from '../../catalogue/story';
import { ConfirmDialog } from './ConfirmDialog';

export default { title: 'Dialogs/Confirm dialog' } satisfies StoryFile;

const alone = { layout: 'fullscreen' } as const;

const DELETION = {
  title: 'Delete update',
  confirmLabel: 'Delete',
  busyLabel: 'Deleting...',
  done: 'Your update is deleted.',
  onConfirm: () => new Promise<object>(nothing),
  onClose: nothing,
};

export const Asking: Story = () => (
  <ConfirmDialog {...DELETION} text="Are you sure you want to delete this update?" />
);
Asking.parameters = alone;

export const Busy: Story = () => <ConfirmDialog {...DELETION} text={LONG_TEXT} />;
Busy.parameters = alone;
Busy.play = confirm;

export const Failed: Story = () => (
  <ConfirmDialog
    {...DELETION}
    text={LONG_WORD}
    onConfirm={() => Promise.resolve({ error: { status: 500 } })}
  />
);
Failed.parameters = alone;
Failed.play = confirm;

function confirm({ canvasElement }: { canvasElement: HTMLElement }): void {
  const button = [...canvasElement.querySelectorAll('button')].at(-1);
  button?.focus();
  button?.click();
}
