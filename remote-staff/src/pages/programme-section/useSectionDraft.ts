import type { DocumentSection } from 'contract/act-form';
import { useState } from 'react';
import { hasStatus, useAttempt, useToast } from 'shared-ui';
import { usePerformActMutation } from '../../data/acts.endpoints';
import type { EditedProgramme } from '../../data/programme.endpoints';
import { valueAt, withValue } from '../../document/documentPath';

/** A state of the draft as the api stores it. */
interface Stored {
  content: unknown;
  editedAt: string | null;
  /** The version published at that time; null for none. */
  version: number | null;
}

const storedIn = ({ draft, edited_at, version }: EditedProgramme): Stored => ({
  content: draft,
  editedAt: edited_at,
  version,
});

export interface SectionDraftProps {
  section: DocumentSection;
  programme: EditedProgramme;
  /** Whether `programme` is the latest response of the api. */
  isCurrent: boolean;
  refetch: () => PromiseLike<{ data?: EditedProgramme | undefined }>;
}

/** A section of the draft while somebody edits it: their input, and the version stored meanwhile. */
export function useSectionDraft({ section, programme, isCurrent, refetch }: SectionDraftProps) {
  const [stored, setStored] = useState(() => storedIn(programme));
  const [content, setContent] = useState(stored.content);
  const [theirs, setTheirs] = useState<Stored>();
  const [isSaving, setSaving] = useState(false);
  const [perform, { error, reset }] = usePerformActMutation();
  const attempt = useAttempt();
  const toast = useToast();
  const isChanged = JSON.stringify(content) !== JSON.stringify(stored.content);

  function show(next: Stored) {
    setStored(next);
    setContent(next.content);
    setTheirs(undefined);
  }

  // Other people's changes are shown at once when there is no unsaved input.
  const isOutdated = programme.edited_at !== stored.editedAt || programme.draft !== stored.content;
  if (isCurrent && isOutdated && !isChanged && !isSaving) show(storedIn(programme));

  /** @param over the draft to merge this section into */
  async function save(over: Stored) {
    setSaving(true);
    const file = JSON.stringify(putInto(over.content, content, section));
    const seen = { 'edited-at': over.editedAt ?? '', 'on-version': over.version ?? 0 };
    const call = { fields: seen, file };
    const done = await attempt(call, (attemptKey) =>
      perform({ name: 'programme.edit', call, attemptKey }),
    );
    const isConflict = hasStatus(done.error, 409);
    if (done.data || isConflict) {
      const { data } = await refetch();
      if (data && isConflict) setTheirs(storedIn(data));
      if (data && done.data) show(storedIn(data));
    }
    if (done.data) toast.success(done.data.message ?? 'Saved');
    setSaving(false);
  }

  return {
    content,
    isChanged,
    isSaving,
    error,
    theirs,
    show,
    edit(path: string, value: unknown) {
      setContent(withValue(content, path, value));
    },
    forgetFaults: reset,
    save: () => save(stored),
    saveOver: save,
  };
}

/** The document with the input of one section merged into it. */
const putInto = (document: unknown, typed: unknown, { part, fields }: DocumentSection) =>
  fields
    .map(({ name }) => `${part}.${name}`)
    .reduce((whole, place) => withValue(whole, place, valueAt(typed, place)), document);
