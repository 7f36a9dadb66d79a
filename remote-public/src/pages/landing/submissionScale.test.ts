import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { PLACES } from './mapPlaces';
import { scaleOf } from './submissionScale';

it.each([
  [1, '1 to 5'],
  [5, '1 to 5'],
  [6, '6 to 10'],
  [10, '6 to 10'],
  [11, '11 to 20'],
  [20, '11 to 20'],
  [21, '21 to 40'],
  [40, '21 to 40'],
  [41, '41 and more'],
  [71, '41 and more'],
])('%i submissions are coloured as %s', (count, label) => {
  expect(scaleOf(count).label).toBe(label);
});

it('the map is drawn with the counts that PLACES has', () => {
  const spec = JSON.parse(readFileSync(join(__dirname, 'art/submissions.art'), 'utf8')) as {
    options: { counts: Record<string, number> };
  };

  expect(spec.options.counts).toEqual(
    Object.fromEntries(Object.entries(PLACES).map(([code, { drawn }]) => [code, drawn])),
  );
});
