import type { ComponentProps } from 'react';
import { Field } from 'shared-ui';

import { useCapsLock } from './useCapsLock';

/** A password with its reveal button, and a hint when Caps Lock is on. */
export function PasswordField(props: Omit<ComponentProps<typeof Field>, 'type'>) {
  const { on, watch } = useCapsLock();
  const help = on ? 'Caps Lock is on.' : props.help;
  return <Field required {...watch} {...props} type="password" help={help} />;
}
