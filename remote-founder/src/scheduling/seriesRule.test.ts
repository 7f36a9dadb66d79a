import { aSeriesPlan } from '../testing/meetingBuilders';
import { seriesRule } from './seriesRule';

it.each([
  ['weekly', { week_of_month: 3 }, 'every Thursday'],
  ['monthly', { week_of_month: 3 }, 'every third Thursday'],
  ['monthly', { week_of_month: 5 }, 'every last Thursday'],
  ['monthly', { weekday: 5, week_of_month: 1 }, 'every first Friday for Elif'], // the next day in Elif's zone
] as const)('describes how a %s series of %j repeats', (recurrence, more, text) => {
  const plan = { ...aSeriesPlan({ start: '2025-03-20 12:00:00', recurrence }), ...more };
  expect(seriesRule(plan, recurrence, 'Elif')).toBe(text);
});
