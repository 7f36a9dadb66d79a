import { Stack } from '../../catalogue/Row';
import { LONG_NAME } from '../../catalogue/samples';
import type { Story, StoryFile } from '../../catalogue/story';
import { PasswordField } from './PasswordField';

export default { title: 'Fields/Password field' } satisfies StoryFile;

export const Empty: Story = () => (
  <Stack>
    <PasswordField label="Password" autoComplete="off" />
    <PasswordField label="Password, with help" autoComplete="off" help="Eight letters or more." />
  </Stack>
);

export const Filled: Story = () => (
  <Stack>
    <PasswordField label="Password" autoComplete="off" defaultValue="secret" />
    <PasswordField label="Password, without end" autoComplete="off" defaultValue={LONG_NAME} />
  </Stack>
);

export const Wrong: Story = () => (
  <Stack>
    <PasswordField
      label="Password"
      autoComplete="off"
      defaultValue="secret"
      error="The password is too short."
    />
    <PasswordField
      label="Password, wrong twice"
      autoComplete="off"
      help="Eight letters or more."
      error={['The password is too short.', 'Please try another one.']}
    />
  </Stack>
);

export const Disabled: Story = () => (
  <Stack>
    <PasswordField label="Password" autoComplete="off" disabled defaultValue="secret" />
  </Stack>
);

export const Shown: Story = () => (
  <Stack>
    <PasswordField label="Password one can read" autoComplete="off" defaultValue="secret" />
  </Stack>
);
Shown.play = ({ canvasElement }) => canvasElement.querySelector('button')?.click();
