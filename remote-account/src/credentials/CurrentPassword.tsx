import { PasswordField } from 'shared-ui';

interface CurrentPasswordProps {
  /** Field name in the call. */
  name?: string;
  value: string;
  error: string[] | undefined;
  onType: (text: string) => void;
}

/** Required before any change to the ways of signing in (rule 2.37). */
export function CurrentPassword({ name = 'password', onType, ...field }: CurrentPasswordProps) {
  return (
    <PasswordField
      {...field}
      label="Current password"
      name={name}
      autoComplete="current-password"
      onChange={({ target }) => onType(target.value)}
    />
  );
}
