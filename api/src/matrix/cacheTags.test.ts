import { ABOUT_HEADER, CHANGES_HEADER, EVERYTHING, readTags } from 'contract/cache-tags';

import { pageChangesService } from '../modules/page-changes/pageChanges.service';
import { type TestUser, testApp } from '../testing';
import { send } from './answers';
import { buildMatrixFixture, CALLERS, type MatrixFixture } from './fixture';
import { ROWS } from './rows';

const kit = testApp({ now: '2025-03-11T09:00:00Z' });

const changesOf = () => pageChangesService(kit.deps);

/** Requests of strangers can share a fixture; those of a team need their own. */
let calm: MatrixFixture;
beforeAll(async () => {
  calm = await buildMatrixFixture(kit);
});

/** Calls that public pages are made of. Views are left out: their number may be half a minute old. */
const PUBLIC = ROWS.filter(
  ({ name, statuses }) =>
    /^GET \/api\/(users|startups|public)\/?/.test(name) &&
    !/is-following|\(draft\)/.test(name) &&
    statuses[0] === 200,
);

interface Shown {
  body: string;
  about: string[];
}

/** All public responses to a guest about the startup and these people. */
async function shown(data: MatrixFixture, people: TestUser[]): Promise<Record<string, Shown>> {
  const answers: Record<string, Shown> = {};
  for (const row of PUBLIC) {
    for (const bystander of people) {
      const { text, headers } = await send(kit, row, {
        fixture: { ...data, bystander },
        me: undefined,
      });
      const about = readTags(headers[ABOUT_HEADER] as string | undefined);
      answers[`${row.name} of ${bystander.username}`] = { body: text, about };
    }
  }
  return answers;
}

it('every public response has its cache tags', async () => {
  for (const [name, { about }] of Object.entries(await shown(calm, [calm.bystander]))) {
    expect([name, about]).not.toContainEqual([EVERYTHING]);
    expect([name, about.length]).not.toEqual([name, 0]);
  }
});

const WRITES = ROWS.filter(({ method, statuses }) => {
  return method !== 'GET' && statuses.some((status) => status < 300);
});

it.each(WRITES)('$name outdates every page that shows what it changes', async (row) => {
  const caller = CALLERS[row.statuses.findIndex((status) => status < 300)]!; // any permitted caller
  const isAnybody = caller === 'guest' || caller === 'stranger';
  const data = isAnybody ? calm : await buildMatrixFixture(kit);
  const me = isAnybody ? await kit.person() : data.people[caller];
  const people = [data.bystander, data.people.founder, me];
  const before = await shown(data, people);
  const { next } = await changesOf().since(undefined);
  const { status, headers } = await send(kit, row, {
    fixture: data,
    me: caller === 'guest' ? undefined : me,
  });
  expect(status).toBeLessThan(300);
  const changes = readTags(headers[CHANGES_HEADER] as string | undefined);

  const after = await shown(data, people);
  const noted = (await changesOf().since(next)).changes.map(({ tag }) => tag);
  const changed = Object.entries(before).filter(([name, { body }]) => after[name]!.body !== body);
  // The call's own tags apply until the database has reported the change to every edge.
  for (const tags of [changes, noted]) {
    const missed = changed.filter(([, { about }]) => {
      return ![...about, EVERYTHING].some((tag) => tags.includes(tag));
    });
    expect(missed.map(([name]) => name)).toEqual([]);
  }
  expect(changes.length).toBeGreaterThanOrEqual(Math.min(1, noted.length));
});
