import type { Retention } from './retention';

/** Data of the programme. */
export const programme = {
  programmeVersions: {
    holds: 'what was published of the programme, and who published it',
    kept: 'as long as the installation: a trigger refuses to change or delete a row',
    quota: 'one for each publication; some ten kilobytes each',
  },
  programmeDrafts: {
    holds: 'what staff is editing of the programme, and who saved it',
    kept: 'until it is published or thrown away',
    quota: 'one',
  },
} satisfies Record<string, Retention>;
