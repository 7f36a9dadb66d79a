import { DAY } from '../app/clock';
import { mailRequests, outbox } from '../db/schema';
import { testApp } from '../testing';
import { answerRequest, takeRequests } from './mailRequests';
import { mailWorker } from './mailWorker';

const kit = testApp();
const transport = { send: async () => undefined, close: () => undefined };
const ask = (emails: string[]) => {
  const createdAt = kit.clock.now();
  const rows = emails.map((email) => ({ kind: 'reset' as const, email, createdAt }));
  return kit.db.insert(mailRequests).values(rows);
};

beforeEach(() => kit.db.delete(outbox));

describe('a request for a mail', () => {
  it('that always fails does not block others, and ends as a dead letter', async () => {
    const emails = ['a', 'poison', 'b', 'c'].map((name) => `${name}@people.example`);
    await ask(emails);
    const answered: string[] = [];
    const reset = async (_parts: unknown, email: string) => {
      if (email.startsWith('poison')) throw new Error('always');
      answered.push(email);
    };
    const worker = mailWorker(kit.deps, transport, { reset, newsletter: reset });

    for (let day = 0; day < 12; day += 1) {
      await takeRequests(kit.deps);
      await worker.sendDue();
      kit.clock.advance(DAY);
    }
    expect(answered).toEqual(emails.filter((email) => !email.startsWith('poison')));
    expect(await kit.db.select().from(outbox)).toMatchObject([
      { toEmail: emails[1], attempts: 9, dropReason: 'exhausted', lastError: 'always' },
    ]);
    expect(await kit.db.$count(mailRequests)).toBe(0);
  });

  it('is handled once by several processes', async () => {
    await ask(Array.from({ length: 230 }, (_, at) => `p${at}@people.example`));
    const answered: string[] = [];
    const reset = async (_parts: unknown, email: string) => void answered.push(email);
    const process = async () => {
      await takeRequests(kit.deps);
      await mailWorker(kit.deps, transport, { reset, newsletter: reset }).sendDue();
    };
    await Promise.all([process(), process(), process()]);

    expect(answered).toHaveLength(230);
    expect(new Set(answered).size).toBe(230);
    expect(await kit.db.$count(outbox)).toBe(0);
  });

  it('is not handled by a worker that lost its lease', async () => {
    await ask(['late@people.example']);
    await takeRequests(kit.deps);
    const [row] = await kit.db.select().from(outbox);
    const reset = jest.fn();

    const late = { ...row!, claimedBy: 'a worker that hung' };
    await answerRequest(kit.deps, { reset, newsletter: reset }, late, { request: 'reset' });
    expect(reset).not.toHaveBeenCalled();
    expect(await kit.db.$count(outbox)).toBe(1);
  });
});
