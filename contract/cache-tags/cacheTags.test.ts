import { EVERYTHING, isOfProgramme, printTags, readTags } from '.';

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

it('is never an empty header, which some proxies would drop', () => {
  expect(printTags([])).toBe('nothing');
});

it('reads no tag between two spaces', () => {
  expect(readTags('startups  newsletter ')).toEqual(['startups', 'newsletter']);
});

it.each([
  ['programme:landing', true],
  ['startup:12', false],
  ['startups', false],
])('%s is a topic of the programme: %s', (tag, expected) => {
  expect(isOfProgramme(tag)).toBe(expected);
});
