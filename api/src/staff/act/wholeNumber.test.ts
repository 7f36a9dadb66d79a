import { z } from 'zod';

import { wholeNumber } from './wholeNumber';

const input = z.object({ season: wholeNumber({ max: 1_000, error: 'must be a number' }) });
const limited = z.object({ limit: wholeNumber({ max: 50 }).prefault(20).describe('at most') });

it.each([7, '7', ' 7 '])('accepts %j as a number', (season) => {
  expect(input.parse({ season })).toEqual({ season: 7 });
});

it.each([true, [7], [['7']], null, {}, '', 'seven', '0x7', '7e0', 'Infinity', undefined])(
  'treats %j as missing',
  (season) => {
    const { issues } = input.safeParse({ season }).error!;
    expect(issues).toMatchObject([{ path: ['season'], message: 'must be a number' }]);
  },
);

it.each([0, '-1', 7.5, '7.5', 1_001, '99999999999999999999'])('refuses %j', (season) => {
  expect(input.safeParse({ season }).success).toBe(false);
});

it('may be left out if there is a default', () => {
  expect(limited.parse({})).toEqual({ limit: 20 });
});

it('is a number field in the form of an act', () => {
  expect(z.toJSONSchema(limited, { io: 'input' }).properties?.limit).toMatchObject({
    type: 'integer',
    minimum: 1,
    maximum: 50,
    default: 20,
    description: 'at most',
  });
});
