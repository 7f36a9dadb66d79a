import { sql } from 'drizzle-orm';
import { testApp } from '../../testing';
import { recordFixture } from '../../testing/recordFixture';

const kit = testApp();
const { owner } = recordFixture(kit);

/** Acts of one moment, each about a session of its own. */
const manyActs = (count: number) =>
  kit.db.execute(sql`
    with created as (
      insert into acts (at, act, scope, effect, source, actor_id, subjects, request_id)
      select date_trunc('milliseconds', now()), 'meetings.cancel', 'sessions', 'changes', 'web', ${owner().id},
        array['meeting:' || i], 'request-' || i
      from generate_series(1, ${count}::int) i returning id, subjects)
    insert into act_details (act_id, input, before, after)
    select id, '{}', jsonb_build_object(subjects[1], '{"status": "booked"}'::jsonb),
      jsonb_build_object(subjects[1], '{"status": "cancelled"}'::jsonb)
    from created`);

const TIMEOUT_MS = 20_000; // a time that grows with the square of the rows exceeds it

it(
  'exports the newest ten thousand rows of the record, each once',
  async () => {
    await manyActs(10_050);

    const { body } = await kit.get('/staff/record/export', { as: owner() });
    const [headings, ...rows] = body.trimEnd().split('\n');
    const requests = rows.map((row: string) => row.split(',').at(-1));
    const newest = Array.from({ length: 10_000 }, (_, at) => `request-${10_050 - at}`);
    expect(headings).toMatch(/^at,act,.*,request$/);
    expect(requests).toEqual(newest);
  },
  TIMEOUT_MS,
);
