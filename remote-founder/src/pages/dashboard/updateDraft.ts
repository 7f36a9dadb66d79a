import { useState } from 'react';

import { newAttemptKey } from '../../attempt/attemptKey';

/** An update being written, and the key that makes sending it twice the same as sending it once. */
export interface UpdateDraft {
  text: string;
  key: string;
}

/**
 * The words of an update not yet posted, kept in this browser per startup: they survive a reload,
 * a failed post and an expired session.
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

/** The kept draft; an empty one when there is none, or when storage is shut or holds junk. */
export function readDraft(startupId: string): UpdateDraft {
  try {
    const kept: Partial<UpdateDraft> = JSON.parse(
      localStorage.getItem(draftName(startupId)) ?? '{}',
    );
    if (typeof kept.text === 'string' && typeof kept.key === 'string') {
      return { text: kept.text, key: kept.key };
    }
  } catch {
    // A browser that refuses storage still lets people write; the draft then lives in the page.
  }
  return { text: '', key: newAttemptKey() };
}

function keepDraft(startupId: string, draft: UpdateDraft) {
  try {
    if (draft.text) localStorage.setItem(draftName(startupId), JSON.stringify(draft));
    else localStorage.removeItem(draftName(startupId));
  } catch {
    // see readDraft
  }
}
