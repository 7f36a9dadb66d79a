import { EVERYTHING, printTags, readTags } from '.';

it.each([[[]], [['startups']], [['startup:12', 'person:5']]] as const)(
  'parses %j as it was printed',
  (tags) => {
    expect(readTags(printTags([...tags]))).toEqual(tags);
  },
);

it('names each thing once', () => {
  expect(printTags(['person:5', 'startup:12', 'person:5'])).toBe('person:5 startup:12');
});

it.each([undefined, null])('treats a missing header as everything', (header) => {
  expect(readTags(header)).toEqual([EVERYTHING]);
});
