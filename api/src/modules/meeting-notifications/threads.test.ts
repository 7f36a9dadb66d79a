import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { temporaryFolder } from 'server-kit/testing/temporaryFolder';
import { deliverMail } from '../../jobs/deliverMail';
import { folderTransport } from '../../mail/folderTransport';
import { testApp } from '../../testing';
import { meetingFixture } from '../../testing/meetingFixture';
import { remind } from './remind';

const NOW = '2025-03-11T09:00:00Z';
const kit = testApp({ now: NOW });
const { fixture, book, move, cancel } = meetingFixture(kit, NOW);

/** The waiting mails, as the mail program of their recipients reads them. */
async function receive(): Promise<Email[]> {
  const folder = temporaryFolder('threads');
  const from = { name: 'The Venture Quest', address: 'hello@quest.example' };
  await deliverMail(kit.deps, folderTransport(folder, from));
  const files = await readdir(folder);
  return Promise.all(
    files.map(async (file) => PostalMime.parse(await readFile(path.join(folder, file)))),
  );
}

const header = (mail: Email, key: string) => mail.headers.find((one) => one.key === key)?.value;

it('all mails about a meeting are one conversation in mail programs, and another meeting is another', async () => {
  const { id, schedule_id } = (await book('2025-03-18 06:00:00')).body.data;
  const other = (await book('2025-03-20 06:00:00')).body.data;
  await move(id, 'occurrence', '2025-03-18 07:00:00');
  const offer = { message: 'I am away.', times: ['2025-03-19 06:00:00'] };
  await kit.post(`/my/agenda/${id}/occurrence/proposal`, offer, { as: fixture.mentor });
  const mails = await receive();
  kit.clock.set('2025-03-17T07:30:00Z');
  await remind(kit.deps);
  mails.push(...(await receive()));
  await cancel(id, 'occurrence');
  mails.push(...(await receive()));

  const root = `<schedule-${schedule_id}@localhost>`;
  const [ofMeeting, rest] = [
    mails.filter(({ references }) => references === root),
    mails.filter(({ references }) => references !== root),
  ];
  expect(ofMeeting.map(({ subject }) => subject!.split(':')[0]).sort()).toEqual(
    ['Booked', 'Cancelled', 'Moved', 'Tomorrow']
      .flatMap((what) => [what, what])
      .concat('Other times')
      .sort(),
  );
  for (const mail of ofMeeting) {
    expect(mail.inReplyTo).toBe(root);
    expect(header(mail, 'auto-submitted')).toBe('auto-generated');
  }
  expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(mails.length);
  expect(rest.map(({ references }) => references)).toEqual(
    [1, 2].map(() => `<schedule-${other.schedule_id}@localhost>`),
  );
});
