import { eq } from 'drizzle-orm';

import { mailRequests } from '../db/schema';
import { testApp } from '../testing';
import { answerMailRequests } from './mailRequests';

const kit = testApp();

it('a request that always fails holds up no other, and stays', async () => {
  const emails = ['a', 'poison', 'b', 'c'].map((name) => `${name}@people.example`);
  const createdAt = kit.clock.now();
  await kit.db
    .insert(mailRequests)
    .values(emails.map((email) => ({ kind: 'reset' as const, email, createdAt })));
  const answered: string[] = [];
  const reset = async (_parts: unknown, email: string) => {
    if (email.startsWith('poison')) throw new Error('always');
    answered.push(email);
  };
  const answers = { reset, newsletter: reset };

  await answerMailRequests(kit.parts, answers);
  await answerMailRequests(kit.parts, answers);
  expect(answered).toEqual(emails.filter((email) => !email.startsWith('poison')));
  expect(await kit.db.select().from(mailRequests)).toMatchObject([{ email: emails[1] }]);

  await kit.db.delete(mailRequests).where(eq(mailRequests.email, emails[1]!));
});
