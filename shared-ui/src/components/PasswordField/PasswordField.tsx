import { Field, type FieldProps } from '../Field/Field';
import { useCapsLock } from './useCapsLock';

/** A password input with a reveal button, and a hint when Caps Lock is on. */
export function PasswordField({ help, ...field }: Omit<FieldProps, 'type'>) {
  const { on, watch } = useCapsLock();
  return (
    <Field required {...watch} {...field} type="password" help={on ? 'Caps Lock is on.' : help} />
  );
}
