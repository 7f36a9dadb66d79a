import { LONG_NAME, LONG_TEXT, nothing } from '../../catalogue/samples';
import type { Story, StoryFile } from '../../catalogue/story';
import { Button } from '../Button/Button';
import { Field } from '../Field/Field';
import { Dialog } from './Dialog';

export default { title: 'Dialogs/Dialog' } satisfies StoryFile;

const alone = { layout: 'fullscreen' } as const;

export const Plain: Story = () => (
  <Dialog open title="Edit update" onClose={nothing} footer={<Button>Save</Button>}>
    <Field label="Update" />
  </Dialog>
);
Plain.parameters = alone;

export const Long: Story = () => (
  <Dialog
    open
    size="sm"
    title={LONG_NAME}
    onClose={nothing}
    footer={<Button busy>Save</Button>}
    busy
  >
    {Array.from({ length: 12 }, (_, paragraph) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: they never change places
      <p key={paragraph}>{LONG_TEXT}</p>
    ))}
  </Dialog>
);
Long.parameters = alone;
