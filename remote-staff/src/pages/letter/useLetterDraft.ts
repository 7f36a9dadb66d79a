import type { StaffLetter } from 'contract/wire/letters.contract';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { hasStatus, useAttempt, useNavigateWhileHere, useToast } from 'shared-ui';

import { usePerformActMutation } from '../../data/acts.endpoints';
import { type Draft, draftOf, draftWire } from './draft';

/** A draft as the api stores it, and its time of change. */
interface Stored {
  /** Undefined before the first save. */
  id: number | undefined;
  draft: Draft;
  changedAt: string | undefined;
}

const storedOf = (letter: StaffLetter | undefined): Stored => ({
  id: letter?.id,
  draft: draftOf(letter),
  changedAt: letter?.changed_at,
});

/** Refetches the letter. */
type Refetch = () => PromiseLike<{ data?: StaffLetter | undefined }>;

/** A letter while somebody edits it: their input, and changes that somebody else has stored meanwhile. */
export function useLetterDraft(
  inView: StaffLetter | undefined,
  refetch: Refetch,
  onStored: (id: string) => void,
) {
  const [stored, setStored] = useState(() => storedOf(inView));
  // Until the navigation to a new draft, the address is that of another letter.
  const letter = inView?.id === stored.id ? inView : undefined;
  const [draft, setDraft] = useState(stored.draft);
  const [theirs, setTheirs] = useState<Stored>();
  const [isSaving, setSaving] = useState(false);
  const [perform, { error, reset }] = usePerformActMutation();
  const attempt = useAttempt();
  const navigate = useNavigateWhileHere();
  const toast = useToast();
  const isChanged = JSON.stringify(draft) !== JSON.stringify(stored.draft);

  function show(next: Stored) {
    setStored(next);
    setDraft(next.draft);
    setTheirs(undefined);
    reset();
  }

  // Other people's changes are shown at once when there is no unsaved input.
  const isOutdated = letter && letter.changed_at !== stored.changedAt;
  if (isOutdated && stored.changedAt === undefined) {
    // A new draft is stored now; input made meanwhile is kept.
    setSaving(false);
    setStored(storedOf(letter));
    if (!isChanged) setDraft(draftOf(letter));
  } else if (isOutdated && !isChanged && !isSaving) show(storedOf(letter));

  async function create() {
    setSaving(true);
    const call = { fields: draftWire(draft) };
    const done = await attempt(call, (attemptKey) =>
      perform({ name: 'letters.create', call, attemptKey }),
    );
    if (!done.data) return setSaving(false);
    toast.success(done.data.message ?? 'Saved');
    const { id } = done.data.answer as { id: number };
    setStored({ id, draft, changedAt: undefined });
    setTheirs(undefined);
    onStored(String(id));
    void navigate(`/staff/letters/${id}`, { replace: true });
  }

  /** @param over the stored version that the writer has seen */
  async function change(id: number, over: Stored) {
    setSaving(true);
    const fields = { id, ...draftWire(draft), 'changed-at': over.changedAt };
    const call = { fields };
    const done = await attempt(call, (attemptKey) =>
      perform({ name: 'letters.edit', call, attemptKey }),
    );
    const isConflict = hasStatus(done.error, 409);
    const { data } = done.data || isConflict ? await refetch() : {};
    if (data && isConflict) setTheirs(storedOf(data));
    if (data && done.data) {
      setStored(storedOf(data));
      setTheirs(undefined);
      // Input made during the request is kept.
      setDraft((typed) => (typed === draft ? draftOf(data) : typed));
    }
    if (done.data) toast.success(done.data.message ?? 'Saved');
    setSaving(false);
  }

  function leaveDeleted() {
    flushSync(() => show(stored)); // the page asks before unsaved input is left
    void navigate('/staff/letters', { replace: true });
  }

  return {
    letter,
    draft,
    isChanged,
    isSaving,
    error,
    theirs,
    show,
    edit: (name: keyof Draft, value: string) => setDraft((typed) => ({ ...typed, [name]: value })),
    save: (over = stored) => (stored.id === undefined ? create() : change(stored.id, over)),
    saveAsNew: create,
    showStored: () => show(storedOf(letter)),
    leaveDeleted,
  };
}
