import { DAY } from '../../app/clock';
import { consents } from '../../db/schema';
import { purge } from '../../retention/purge';
import { testApp } from '../../testing';

const kit = testApp();
const CHOICES = { analytics: true, ads: false, embeds: false };
const decision = (changed: object = {}) => ({
  id: '6f1c1f5e2f5d4c0f8d5a1d2f3a4b5c6d',
  version: 1,
  choices: CHOICES,
  ...changed,
});

describe('a decision about consent', () => {
  it('is stored once with its time, without a name', async () => {
    expect(await kit.post('/consents', decision())).toMatchObject({ status: 200 });
    await kit.post('/consents', decision());

    const stored = await kit.db.select().from(consents);
    expect(stored).toEqual([{ ...decision(), createdAt: kit.clock.now() }]);
  });

  it('is deleted after the six months for which it is valid', async () => {
    kit.clock.advance(183 * DAY);
    await purge(kit.deps);
    expect(await kit.db.$count(consents)).toBe(1);

    kit.clock.advance(2 * DAY);
    await purge(kit.deps);
    expect(await kit.db.$count(consents)).toBe(0);
  });

  it.each([
    ['a name instead of an id', { id: 'dunja' }],
    ['no version', { version: undefined }],
    ['a missing choice', { choices: { analytics: true, ads: false } }],
  ])('is refused with %s', async (_, wrong) => {
    expect(await kit.post('/consents', decision(wrong))).toMatchObject({ status: 422 });
  });
});
