import { DEMO_PROGRAMME } from 'contract/demo-programme';
import { EMPTY_PROGRAMME } from 'contract/programme';
import type { Programme } from 'contract/wire/programme.contract';
import { STATEMENTS } from 'contract/wire/programmeLegal.contract';
import { type TestUser, testApp } from '../../testing';
import { staffMember } from '../../testing/staffMember';

const kit = testApp({ programme: EMPTY_PROGRAMME, now: '2025-03-11T09:00:00Z' });
let editor: TestUser;
let owner: TestUser;
beforeAll(async () => {
  editor = await staffMember(kit, 'programme');
  owner = await staffMember(kit, 'owner', 'programme');
});

const TEXT = 'We made two impact assessments.';

const read = async () => (await kit.get('/staff/programme', { as: owner })).body;
const shown = async () => (await kit.get('/programme/legal')).body.facts as Record<string, string>;
const act = (name: string, as: TestUser, fields = {}, programme?: Programme) =>
  kit.post(
    `/staff/acts/programme.${name}`,
    { fields, ...(programme && { file: JSON.stringify(programme) }) },
    { as },
  );

/** Saves the draft with a changed statement about the responsible party. */
async function state(change: Partial<Programme['legal']>, as = owner) {
  const { draft } = await read();
  return act('edit', as, {}, { ...draft, legal: { ...draft.legal, ...change } });
}

const publish = async () => expect((await act('publish', owner)).status).toBe(200);

/** Rules 1.45 and 11.43. */
describe('a statement that only an owner can make', () => {
  it('is not shown before it is confirmed, and with its date afterwards', async () => {
    await state({ statement_assessments: TEXT, officer: 'Ana Ković' });
    await publish();
    expect(JSON.stringify(await shown())).not.toMatch(/impact|assessments|Ana Ković/i);

    expect((await state({ confirmed_assessments: '2025-03-01' })).status).toBe(200);
    await publish();
    expect(await shown()).toMatchObject({
      statementAssessments: TEXT,
      confirmedAssessments: '1 March 2025',
    });
    expect(JSON.stringify(await shown())).not.toContain('Ana Ković');
  });

  it('can be confirmed by owners only; attempts of others change nothing', async () => {
    for (const change of [{ confirmed_review: '2025-03-01' }, { statement_assessments: 'More.' }])
      expect((await state(change, editor)).status).toBe(403);
    expect((await read()).draft.legal.confirmed_review).toBe('');
  });

  it('loses its confirmation when its text changes, and reports that', async () => {
    const { body } = await state({ statement_assessments: 'We made three impact assessments.' });
    expect(body.message).toContain('No longer confirmed, because the text changed: assessments.');
    expect((await read()).draft.legal.confirmed_assessments).toBe('');
    await publish();
    expect(JSON.stringify(await shown())).not.toMatch(/impact|assessments/i);
  });

  it('accepts a new text together with its confirmation date', async () => {
    const change = { statement_assessments: TEXT, confirmed_assessments: '2025-03-10' };
    expect((await state(change)).body.message).not.toContain('No longer confirmed');
    await publish();
    expect(await shown()).toMatchObject({ confirmedAssessments: '10 March 2025' });
  });

  it('names the officer who was confirmed, not the successor', async () => {
    await state({ statement_officer: 'We have an officer.', confirmed_officer: '2025-03-02' });
    await publish();
    expect(await shown()).toMatchObject({ officer: 'Ana Ković' });

    expect((await state({ officer: 'Żaneta Šećerović' })).body.message).toContain('officer.');
    await publish();
    expect(await shown()).not.toHaveProperty('officer');
  });

  it.each([
    ['is in the future', '2025-03-13', 'This day is in the future. Enter today or an earlier day.'],
    ['does not exist', '2025-02-30', 'The day must look like 2024-11-04.'],
  ])('is refused with a day that %s', async (_what, day, message) => {
    const { status, body } = await state({ confirmed_training: day });
    expect([status, body.errors]).toEqual([422, { 'legal.confirmed_training': [message] }]);
  });

  it('is empty without text, whatever was confirmed', async () => {
    await state({ confirmed_hosting: '2025-03-01' });
    await publish();
    expect(await shown()).not.toHaveProperty('confirmedHosting');
  });

  it('is restored from an earlier version by owners only', async () => {
    const { versions } = await read();
    const officers = versions.find(({ id }: { id: number }) => id === versions[0].id - 2);
    expect((await act('rollback', editor, { version: officers.id })).status).toBe(403);
    expect((await act('rollback', owner, { version: officers.id })).status).toBe(200);
    expect(await shown()).toMatchObject({ officer: 'Ana Ković' });
  });

  it('is in the record with the person and time of its confirmation', async () => {
    const { body } = await kit.get('/staff/record?act=programme.publish', { as: owner });
    expect(JSON.stringify(body)).toContain('assessments 2025-03-10');
  });
});

it('the demo has a confirmed statement of each kind', () => {
  for (const name of STATEMENTS) {
    expect(DEMO_PROGRAMME.legal[`statement_${name}`]).not.toBe('');
    expect(DEMO_PROGRAMME.legal[`confirmed_${name}`]).not.toBe('');
  }
});
