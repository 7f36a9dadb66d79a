import { type ReactNode, useId } from 'react';

/** The texts around the control of any field. */
export interface FieldText {
  label: string;
  /** Shows the label to screen readers only; the placeholder shows it to others. */
  labelHidden?: boolean;
  help?: ReactNode;
  /** One message, or all messages for the field in a 422 (rule 9.3). */
  error?: string | readonly string[];
}

interface Wiring {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

/** The id and aria attributes that connect a control with its texts. */
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
