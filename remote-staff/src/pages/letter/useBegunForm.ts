import { useState } from 'react';

/**
 * The form of a new letter, which stays when the letter gets its own address: what is typed meanwhile stays too.
 * @param id of the letter in the address, or 'new'
 */
export function useBegunForm(id: string) {
  const [form, setForm] = useState({ id, begun: '', number: 0 });
  if (form.id !== id)
    setForm(form.begun === id ? { ...form, id } : { id, begun: '', number: form.number + 1 });

  return {
    /** Whether the letter in view is written in it. */
    isHere: id === 'new' || form.begun === id,
    key: `begun-${form.number}`,
    onStored: (begun: string) => setForm((before) => ({ ...before, begun })),
  };
}
