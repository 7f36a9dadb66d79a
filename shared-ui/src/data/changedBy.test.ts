import { changedBy } from './changedBy';

const tags = ({ id }: { id: number }) => [`team ${id}`, `times ${id}`];

it.each([
  ['was done', undefined, ['team 7', 'times 7']],
  ['was refused', { status: 422 }, []],
  ['met what somebody else did', { status: 409 }, ['team 7', 'times 7']],
  ['got no answer', { status: 0 }, ['team 7', 'times 7']],
  ['met a fault of ours', { status: 500 }, ['team 7', 'times 7']],
  ['got one of something in between', { status: 502 }, ['team 7', 'times 7']],
])(
  'the data that an action changes is fetched again when it %s, unless it was rejected',
  (_how, failure, read) => {
    expect(changedBy(tags)(undefined, failure, { id: 7 })).toEqual(read);
  },
);

it('an uncertain result can invalidate other tags', () => {
  const changed = changedBy(tags, ({ id }) => [`team ${id}`]);
  expect(changed(undefined, { status: 0 }, { id: 7 })).toEqual(['team 7']);
  expect(changed(undefined, undefined, { id: 7 })).toEqual(['team 7', 'times 7']);
});
