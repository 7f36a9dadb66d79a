import { type ReactNode, useId } from 'react';

/** What every kind of field says around its control. */
export interface FieldText {
  label: string;
  /** The label is for the ear only; the placeholder says it to the eye. */
  labelHidden?: boolean;
  help?: ReactNode;
  /** One message, or all of them as a 422 sends them (rule 9.3). */
  error?: string | readonly string[];
}

interface Wiring {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

/** Ties a control to its words: id, validity, and what describes it. */
export function useWiring(words: Pick<FieldText, 'help' | 'error'> & { id?: string }): {
  wiring: Wiring;
  messages: readonly string[];
} {
  const ownId = useId();
  const id = words.id ?? ownId;
  const messages = typeof words.error === 'string' ? [words.error] : (words.error ?? []);
  const said = messages.filter(Boolean);
  const describedBy = [words.help && `${id}-help`, said.length > 0 && `${id}-errors`];
  return {
    messages: said,
    wiring: {
      id,
      'aria-invalid': said.length > 0 || undefined,
      'aria-describedby': describedBy.filter(Boolean).join(' ') || undefined,
    },
  };
}
