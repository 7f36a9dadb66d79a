import { useState } from 'react';
import { keptInBrowser, newAttemptKey } from 'shared-ui';

/** An unsent update, and the key that makes sending it idempotent. */
interface UpdateDraft {
  text: string;
  key: string;
}

/**
 * The text of an unsent update, stored in this browser per startup: it survives a reload, a failed post and an expired
 * session.
 */
export function useUpdateDraft(startupId: string) {
  const [draft, setDraft] = useState(() => readDraft(startupId));

  function write(text: string) {
    const next = { text, key: newAttemptKey() };
    setDraft(next);
    keepDraft(startupId, next);
  }

  return { draft, write };
}

export function draftName(startupId: string): string {
  return `updateDraft_startup_${startupId}`;
}

/** The stored draft; an empty one when there is none, or it cannot be read. */
export function readDraft(startupId: string): UpdateDraft {
  const stored = keptInBrowser.getJson(draftName(startupId)) as Partial<UpdateDraft> | null;
  if (typeof stored?.text === 'string' && typeof stored.key === 'string') {
    return { text: stored.text, key: stored.key };
  }
  return { text: '', key: newAttemptKey() };
}

function keepDraft(startupId: string, draft: UpdateDraft) {
  if (draft.text) keptInBrowser.setItem(draftName(startupId), JSON.stringify(draft));
  else keptInBrowser.removeItem(draftName(startupId));
}
