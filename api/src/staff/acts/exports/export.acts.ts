import { act } from '../../act/act';
import { exportQueries } from './export.queries';

const EXPORTS = {
  startups: 'All startups.',
  mentors: 'All mentors in service.',
  assignments: 'Who mentors which startup.',
  meetings: 'All meetings, times in UTC.',
} as const;

/** `export startups --csv > startups.csv` */
export const exportActs = Object.entries(EXPORTS).map(([what, about]) =>
  act({
    name: `export.${what}`,
    about,
    byCommand: `With --csv as a spreadsheet${what === 'meetings' ? '' : ' that import reads'}.`,
    scope: 'programme',
    effect: 'reads',
    fields: {},
    run: ({ db }) => exportQueries(db)[what as keyof typeof EXPORTS](),
  }),
);
