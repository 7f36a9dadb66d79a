import type { Ref } from 'react';
import { Field } from 'shared-ui';

interface FileFieldProps {
  /** Requirements of the file: begins with its format. */
  about: string;
  error: readonly string[] | undefined;
  onPick: (file: File | undefined) => void;
  ref?: Ref<HTMLInputElement>;
}

/** A file that an act reads. */
export function FileField({ about, error, onPick, ref }: FileFieldProps) {
  return (
    <Field
      ref={ref}
      type="file"
      name="file"
      label="File"
      help={`${about}.`}
      accept={ACCEPTED[about.match(/^\w+/)?.[0] ?? '']}
      error={error}
      onClick={({ currentTarget }) => {
        if (currentTarget.value === '') return;
        // A browser fires no event when the same file is chosen again after its correction.
        currentTarget.value = '';
        onPick(undefined);
      }}
      onChange={({ target }) => onPick(target.files?.[0])}
    />
  );
}

const ACCEPTED: Record<string, string | undefined> = {
  CSV: '.csv,text/csv,text/plain',
  JSON: '.json,application/json',
};

/** @throws DOMException when the file is gone or unreadable */
export const readText = (file: File) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error('The file cannot be read.'));
    reader.readAsText(file);
  });
