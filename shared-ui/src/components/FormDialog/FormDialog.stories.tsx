import { LONG_NAME, nothing } from '../../catalogue/samples';
import type { Story, StoryFile } from '../../catalogue/story';
import { Field } from '../Field/Field';
import { FormDialog } from './FormDialog';

export default { title: 'Dialogs/Form dialog' } satisfies StoryFile;

const alone = { layout: 'fullscreen' } as const;

const EDIT = {
  title: 'Edit name',
  done: null,
  fields: ['name'],
  onSave: async () => null,
  onClose: nothing,
};

export const Filling: Story = () => (
  <FormDialog {...EDIT} saving={{ isLoading: false }} ready={false}>
    <Field label="Name" />
  </FormDialog>
);
Filling.parameters = alone;

export const Saving: Story = () => (
  <FormDialog {...EDIT} saving={{ isLoading: true }}>
    <Field label="Name" defaultValue={LONG_NAME} />
  </FormDialog>
);
Saving.parameters = alone;

export const Refused: Story = () => (
  <FormDialog
    {...EDIT}
    saving={{ isLoading: false, error: { status: 409, message: 'This name is taken.' } }}
  >
    <Field label="Name" defaultValue="Zrno" />
  </FormDialog>
);
Refused.parameters = alone;

export const Outdated: Story = () => (
  <FormDialog
    {...EDIT}
    saving={{ isLoading: false, error: { status: 409, message: 'This has changed.' } }}
    saved={{ content: 'Zrno Labs', onUse: nothing }}
  >
    <Field label="Name" defaultValue="Zrno One" />
  </FormDialog>
);
Outdated.parameters = alone;
