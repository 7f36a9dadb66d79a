import { useState } from 'react';

/**
 * The form of a letter. It stays when what is written in it becomes a new draft with an address of its own: what is
 * typed meanwhile stays too.
 * @param id of the letter in the address, or 'new'
 */
export function useBegunForm(id: string) {
  const [form, setForm] = useState({ id, isBegun: id === 'new', stored: '', number: 0 });
  if (form.id !== id)
    setForm(
      form.stored === id
        ? { ...form, id, isBegun: true }
        : { id, isBegun: id === 'new', stored: '', number: form.number + 1 },
    );

  return {
    /** Whether the letter in view has begun in it. */
    isBegun: form.isBegun,
    key: form.number,
    /** Called with the id of a new draft, before its address is gone to. */
    onStored: (stored: string) => setForm((before) => ({ ...before, stored })),
  };
}
