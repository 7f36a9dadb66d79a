import { act } from '../../act/act';
import { exportQueries } from './export.queries';

const EXPORTS = {
  startups: 'Exports all startups.',
  mentors: 'Exports all active mentors.',
  assignments: 'Exports which mentor is assigned to which startup.',
  meetings: 'Exports all sessions, with times in UTC.',
} as const;

/** `export startups --csv > startups.csv` */
export const exportActs = Object.entries(EXPORTS).map(([what, about]) =>
  act({
    name: `export.${what}`,
    about,
    byCommand: `With --csv as a spreadsheet${what === 'meetings' ? '' : ' that import can read'}.`,
    scope: 'programme',
    effect: 'reads',
    fields: {},
    run: ({ db }) => exportQueries(db)[what as keyof typeof EXPORTS](),
  }),
);
