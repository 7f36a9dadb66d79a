import { PasswordField, useUser } from 'shared-ui';

interface CurrentPasswordProps {
  /** Field name in the call. */
  name?: string;
  value: string;
  error: string[] | undefined;
  onType: (text: string) => void;
}

/** Required before any change to the ways of signing in (rule 2.37). */
export function CurrentPassword({ name = 'password', onType, ...field }: CurrentPasswordProps) {
  const user = useUser();
  return (
    <>
      {/* Password managers fill in and store passwords under this name, else under the text of the field above. */}
      <input hidden readOnly autoComplete="username" value={user?.email ?? ''} />
      <PasswordField
        {...field}
        label="Current password"
        name={name}
        autoComplete="current-password"
        onChange={({ target }) => onType(target.value)}
      />
    </>
  );
}
