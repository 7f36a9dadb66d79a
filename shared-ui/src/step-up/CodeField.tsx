import { Field } from '../components/Field/Field';

interface CodeFieldProps {
  value: string;
  error: string[] | undefined;
  help: string;
  onType: (code: string) => void;
}

/** A code of the authenticator app, or a recovery code. */
export function CodeField({ onType, ...field }: CodeFieldProps) {
  return (
    <Field
      {...field}
      label="Code"
      name="code"
      required
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      onChange={({ target }) => onType(target.value)}
    />
  );
}
