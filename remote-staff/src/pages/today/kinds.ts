import type { TodayKind } from 'contract/wire/today.contract';

/** The title of each kind of pending items, and the text when there are none. */
export const KINDS: Record<TodayKind, { title: string; none: string }> = {
  messages: { title: 'Messages to answer', none: 'Every message is answered.' },
  mails: { title: 'Mails that failed', none: 'Every mail arrived.' },
  sessions: { title: 'Sessions without an outcome', none: 'Every session has its outcome.' },
  invitations: { title: 'Invitations about to lapse', none: 'No invitation lapses soon.' },
  drafts: { title: 'Drafts to publish', none: 'Nothing waits to be published.' },
  releases: { title: 'Releases under way', none: 'Every remote has one release.' },
};
