import { PasswordField } from 'shared-ui';

interface CurrentPasswordProps {
  /** What the call takes it by. */
  name?: string;
  value: string;
  error: string[] | undefined;
  onType: (text: string) => void;
}

/** Asked for before anything that decides who can sign in (rule 2.37). */
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
