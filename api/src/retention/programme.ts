import type { Retention } from './retention';

/** Data of the programme. */
export const programme = {
  programmeVersions: {
    holds: 'published version of the programme, and who published it',
    kept: 'permanently: a database trigger rejects changes and deletions',
    quota: 'one for each publication; some ten kilobytes each',
  },
  programmeDrafts: {
    holds: 'draft of the programme, and who saved it',
    kept: 'until it is published or discarded',
    quota: 'one',
  },
} satisfies Record<string, Retention>;
