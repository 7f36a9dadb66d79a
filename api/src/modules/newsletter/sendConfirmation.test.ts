import { DAY } from '../../app/clock';
import { testApp } from '../../testing';
import { linkIn, mailbox } from '../../testing/mailbox';
import { untilWaiting } from '../../testing/untilWaiting';
import { newsletterQueries } from './newsletter.queries';
import { confirmNewsletter } from './newsletterActs';
import { sendConfirmation } from './sendConfirmation';

const kit = testApp();
const mail = mailbox(kit);

it('a reader who confirms while a second mail is written stays subscribed', async () => {
  const email = 'twice@people.example';
  await kit.post('/email-subscribe', { email });
  const { token } = linkIn((await mail.for(email))[0]);
  let second: Promise<void> | undefined;
  await kit.db.transaction(async (tx) => {
    await confirmNewsletter({ ...kit.deps, db: tx }, token);
    second = sendConfirmation(kit.deps, email);
    await untilWaiting(tx);
  });
  await second;

  expect(await newsletterQueries(kit.db).isConfirmed(email)).toBe(true);
});

it.each([
  ['seven days', -1_000, 200],
  ['no longer', 0, 422],
])('the link of the mail works for %s', async (_long, more, status) => {
  const email = `link.${status}@people.example`;
  await kit.post('/email-subscribe', { email });
  const { url } = linkIn((await mail.for(email))[0]);
  kit.clock.advance(7 * DAY + more);

  const path = url.pathname.replace('/api', '') + url.search;
  expect(await kit.post(path, {})).toMatchObject({ status });
  expect(await newsletterQueries(kit.db).isConfirmed(email)).toBe(status === 200);
});
