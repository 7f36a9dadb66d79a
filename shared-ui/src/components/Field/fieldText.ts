import { type ReactNode, useId } from 'react';

/** What every kind of field says around its control. */
export interface FieldText {
  label: string;
  /** The label is for screen readers only; the placeholder shows it. */
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

/** The id and aria attributes that tie a control to its texts. */
export function useWiring(text: Pick<FieldText, 'help' | 'error'> & { id?: string }): {
  wiring: Wiring;
  messages: readonly string[];
} {
  const ownId = useId();
  const id = text.id ?? ownId;
  const messages = typeof text.error === 'string' ? [text.error] : (text.error ?? []);
  const shown = messages.filter(Boolean);
  const describedBy = [text.help && `${id}-help`, shown.length > 0 && `${id}-errors`];
  return {
    messages: shown,
    wiring: {
      id,
      'aria-invalid': shown.length > 0 || undefined,
      'aria-describedby': describedBy.filter(Boolean).join(' ') || undefined,
    },
  };
}
