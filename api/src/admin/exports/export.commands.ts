import { command } from '../command/command';
import { exportQueries } from './export.queries';

const WHAT = {
  startups: 'All startups.',
  mentors: 'All mentors in service.',
  assignments: 'Who mentors which startup.',
  meetings: 'All meetings, times in UTC.',
} as const;

/** `export startups --csv > startups.csv` */
export const exportCommands = Object.entries(WHAT).map(([what, about]) =>
  command({
    name: `export ${what}`,
    about: `${about} With --csv as a spreadsheet${what === 'meetings' ? '' : ' that import reads'}.`,
    flags: {},
    run: ({ db }) => exportQueries(db)[what as keyof typeof WHAT](),
  }),
);
