import type { Ref } from 'react';
import { Field } from 'shared-ui';

interface FileFieldProps {
  /** What the file has to be: begins with its format. */
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
        // A browser does not say that the same file was chosen again, after it was corrected.
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

/** @throws DOMException when it is gone, or cannot be read */
export const readText = (file: File) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error('The file cannot be read.'));
    reader.readAsText(file);
  });
