import type { ImportDryRun } from 'contract/wire/imports.contract';
import { useRef, useState } from 'react';
import { newAttemptKey } from 'shared-ui';
import { readText } from '../../acts/FileField';
import { usePerformActMutation } from '../../data/acts.endpoints';

/** Heading of the file by column; an empty one omits the column. */
type ColumnMap = Readonly<Record<string, string>>;

/** The text of a file, and the mapping of its columns. */
interface ReadFile {
  text: string;
  map: ColumnMap;
}

/** The preview of a file. */
interface TriedFile {
  file: ReadFile;
  run: ImportDryRun;
}

/** Tries a file in a dry run that writes nothing. @param act e.g. `import.startups` */
export function useDryRun(act: string) {
  const [perform, { isLoading: busy, error, reset }] = usePerformActMutation();
  const [isUnreadable, setUnreadable] = useState(false);
  const [file, setFile] = useState<ReadFile>();
  const [tried, setTried] = useState<TriedFile>();
  const turn = useRef(0);

  /** Tries it again; responses for another file, or other headings, are ignored from now on. */
  async function tryFile(next: ReadFile) {
    turn.current += 1;
    const mine = turn.current;
    setFile(next);
    const fields = { map: JSON.stringify(next.map), 'dry-run': true };
    const call = { fields, file: next.text };
    const { data } = await perform({ name: act, call, attemptKey: newAttemptKey() });
    if (data && mine === turn.current)
      setTried({ file: next, run: data.answer as unknown as ImportDryRun });
  }

  function clear() {
    turn.current += 1;
    reset();
    setUnreadable(false);
    setFile(undefined);
    setTried(undefined);
  }

  async function pick(picked: File | undefined) {
    clear();
    const mine = turn.current;
    const text = picked && (await readText(picked).catch(() => undefined));
    if (mine !== turn.current) return;
    setUnreadable(picked !== undefined && text === undefined);
    if (text !== undefined) await tryFile({ text, map: {} });
  }

  return { file, tried, isUnreadable, pick, tryFile, clear, busy, error };
}
