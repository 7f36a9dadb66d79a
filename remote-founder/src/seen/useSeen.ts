import { useState } from 'react';
import { currentValues, type Failure } from 'shared-ui';

/**
 * Saves a form together with the values from which its edit began, so that it does not overwrite unread what somebody
 * else saved meanwhile (rule 9.37).
 * @param stored the values when the form was opened; a missing one is the empty text
 */
export function useSeen<Field extends string>(stored: Record<Field, string>) {
  const [seen, setSeen] = useState(stored);
  const [saved, setSaved] = useState<Partial<Record<Field, string>>>({});

  return {
    /** The stored values from which the edit began, or which it was refused for. */
    seen,
    /** What somebody else saved meanwhile, by field. */
    saved,
    /** Sends the fields of `change` that differ from `seen`; without any there is nothing to save. */
    async save(
      change: Partial<Record<Field, string | File>>,
      send: (form: Record<string, string | File>) => PromiseLike<{ error?: Failure }>,
    ): Promise<{ error?: Failure }> {
      const fields = (Object.keys(change) as Field[]).filter((name) => change[name] !== seen[name]);
      if (fields.length === 0) return {};
      const form = fields.flatMap((name): [string, string | File][] => [
        [name, change[name]!],
        [`seen_${name}`, seen[name]],
      ]);
      const answer = await send(Object.fromEntries(form));
      const current = currentValues(answer.error) as Partial<Record<Field, string>>;
      setSaved(current);
      setSeen({ ...seen, ...current });
      return answer;
    },
  };
}
