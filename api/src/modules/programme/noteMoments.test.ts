import { sql } from 'drizzle-orm';
import { rowsOf } from '../../db/rows';
import { testApp } from '../../testing';
import { noteMomentsJob } from './noteMoments';

const kit = testApp({ now: '2025-01-14T23:00:00Z' });

it('pages are rendered again when the season begins, once', async () => {
  const note = noteMomentsJob(kit.deps);
  const noted = async () =>
    (await rowsOf(kit.db, sql`select tag from page_changes where tag = 'programme:journey'`))
      .length;
  await note();
  const before = await noted();

  kit.clock.set('2025-01-15T00:00:00Z');
  await note();
  await note();
  expect(await noted()).toBe(before + 1);
});
