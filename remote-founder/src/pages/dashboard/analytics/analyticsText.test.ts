import { analyticsText } from './analyticsText';

const day = (at: string, followers: number, views: number) => ({
  day: `2025-03-${at}`,
  followers,
  views,
});

it.each([
  [[day('19', 0, 0), day('20', 0, 0)], '0 new followers and 0 profile views in the last 2 days.'],
  [
    [day('19', 1, 4), day('20', 0, 9), day('21', 0, 9)],
    '1 new follower and 22 profile views in the last 3 days, most views on Mar 20.',
  ],
  [[day('19', 2, 0)], '2 new followers and 0 profile views in the last 1 days.'],
])('summarizes %j', (days, text) => {
  expect(analyticsText(days)).toBe(text);
});
