import { useState } from 'react';

/**
 * The form of a letter. It stays mounted when a new draft gets its own address, and keeps input made meanwhile.
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
    /** Whether the letter in view was started in this form. */
    isBegun: form.isBegun,
    key: form.number,
    /** Called with the id of a new draft, before the navigation to its address. */
    onStored: (stored: string) => setForm((before) => ({ ...before, stored })),
  };
}
