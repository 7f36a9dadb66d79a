import { testApp } from '../testing';
import { mailbox } from '../testing/mailbox';
import * as account from './letters/account';
import * as meeting from './letters/meeting';
import * as notification from './letters/notification';
import * as site from './letters/site';
import { renderLetter } from './renderLetter';
import type { Letter } from './stored/letter';

const kit = testApp();
const mail = mailbox(kit);

const SITE = { publicUrl: 'https://quest.example', productName: 'Venture Quest' };
const SENDING = { ...SITE, imprint: [] };
const AT = new Date('2025-03-11T09:00:00Z');
const SECRET = 'the-secret-of-this-mail';
/** Names that mail programs turn into links, some with the token placeholder of an earlier version. */
const HOSTILE = [
  'evil.example/?t=__TOKEN__',
  'https://evil.example/?t=__TOKEN__&token=',
  'www.evil.example',
  'Win at evil.example now',
  'mailto:me@evil.example',
  'evil。example/x',
  'evil.example',
  'EVIL.EXAMPLE',
  'пример.испытание',
  'हिन्दी.कॉम',
  'xn--e1afmkfd.xn--80akhbyknj4f',
  'e\u200bvil.example/x',
  'evil\u2060.example',
  'evil\u2024example',
  'Ana\nevil.example',
  'Ana\r\nBcc: evil@evil.example',
  'elpmaxe.\u202eevil.example',
  '\u2067evil.example\u2069',
  '{{token}} %TOKEN% $& evil.example',
];

/** Every letter, with a hostile word in each user-supplied text. */
const letters = (word: string): Record<string, Letter> => {
  const person = { name: word };
  const place = { startsAt: AT, endsAt: AT, zone: 'UTC', room: 'Room 1', joinUrl: null };
  const who = { name: word, other: word, by: word, url: '/my/startups' };
  const news = {
    what: 'booked',
    scheduleId: 1,
    ...who,
    ...place,
    repeats: '',
    calendar: undefined,
  } as const;
  const sent = { name: word, text: `${word} follows you.`, url: '/a', muteToken: 'mute' };
  const kind = { kind: 'founder', position: word } as const;
  return {
    verifyLetter: account.verifyLetter(SITE, person),
    resetLetter: account.resetLetter(SITE, { ...person, email: 'a@b.example' }),
    passwordChangedLetter: account.passwordChangedLetter(SITE, { ...person, at: AT }),
    emailWantedLetter: account.emailWantedLetter(SITE, { ...person, email: 'a@b.example' }),
    emailChangedLetter: account.emailChangedLetter(SITE, { ...person, email: 'a@b.example' }),
    deletionLetter: account.deletionLetter(SITE, { ...person, at: AT, token: 'keep' }),
    accountErasedLetter: account.accountErasedLetter(SITE, person),
    accountKeptLetter: account.accountKeptLetter(SITE, { ...person, startups: [word, 'Zrno'] }),
    meetingLetter: meeting.meetingLetter(SITE, news),
    reminderLetter: meeting.reminderLetter(SITE, { ...news, occurrenceId: 1, hours: 1 }),
    notificationLetter: notification.notificationLetter(SITE, sent),
    digestLetter: notification.digestLetter(SITE, {
      ...sent,
      updates: [{ startup: word, slug: 'zrno', text: word }],
    }),
    confirmNewsletterLetter: site.confirmNewsletterLetter(SITE),
    welcomeNewsletterLetter: site.welcomeNewsletterLetter(SITE),
    contactLetter: site.contactLetter(SITE, { name: word, email: 'a@b.example', message: 'Hi' }),
    answerLetter: site.answerLetter(SITE, {
      text: 'Yes.',
      message: { name: word, message: word, createdAt: AT },
      references: ['a@b'],
      replyTo: 'team@b',
    }),
    invitationLetter: site.invitationLetter(SITE, { startup: word, invitedBy: word, ...kind }),
  };
};

/** Matches what a mail program would turn into a link, a second header line, and bidirectional control characters. */
const LINKED =
  /(evil|example|EVIL|пример|ी|xn--e1afmkfd|\u2060)[.。\u2024](example|EXAMPLE|испытание|कॉम|xn--80|\u202e)|\/\/evil|www\.evil|@evil|[\u202a-\u202e\u2066-\u2069]/;

describe('a name that is an address', () => {
  it('is tested in every letter', () => {
    const all = { ...account, ...meeting, ...notification, ...site };
    const made = Object.keys(all).filter((key) => key.endsWith('Letter'));
    expect(Object.keys(letters('x')).sort()).toEqual(made.sort());
  });

  it.each(HOSTILE)('is no link in any letter, and gets no secret: %s', (word) => {
    for (const [kind, letter] of Object.entries(letters(word))) {
      const { subject, text, html } = renderLetter(letter, SENDING, SECRET);
      expect(subject).not.toMatch(/[\r\n]/);
      for (const form of [subject, text, html]) {
        expect(`${kind}: ${form}`).not.toMatch(LINKED);
        const secrets = form.split(SECRET).length - 1;
        const links =
          form.split(new RegExp(`https://quest\\.example/[^\\s"<]*${SECRET}`)).length - 1;
        expect(secrets).toBe(links);
      }
    }
  });

  it('that is already stored leads to no foreign address with the real token', async () => {
    const ana = await kit.person({ name: 'evil.example/?t=__TOKEN__' });
    await kit.post('/forgot-password', { email: ana.email });
    const body = (await mail.for(ana.email))[0]!.body;
    const token = /[?&]token=([\w-]+)/.exec(body.text)![1]!;

    expect(body.text.split(token)).toHaveLength(2);
    expect(body.text).not.toContain('evil.example');
    expect(body.html).not.toContain('evil.example');
  });

  it.each([...HOSTILE.slice(0, 6), ...HOSTILE.slice(7), 'Ana\u200b.evil.example/x'])(
    'is refused: %s',
    async (word) => {
      const password = 'Kvaka-i-drvo-9';
      const form = { email: 'new@people.example', password, password_confirmation: password };
      const { status, body } = await kit.post('/register', { ...form, name: word, surname: word });
      expect(status).toBe(422);
      expect(Object.keys(body.errors).sort()).toEqual(['name', 'surname']);

      const startup = await kit.startup();
      const as = await kit.joins(startup);
      const members = [{ email: 'b@people.example', position: word }];
      const invited = await kit.post(
        `/my/startups/${startup.id}/invite-members`,
        { members },
        { as },
      );
      expect(invited.status).toBe(422);
      if (!/[/@:]|www|xn--|[\r\n\u202a-\u202e\u2067]/.test(word)) return;
      const change = await kit.post(`/my/startups/${startup.id}`, { name: word }, { as });
      expect(change.status).toBe(422);
    },
  );

  it('is allowed for a startup, as the name of a site', async () => {
    const startup = await kit.startup();
    const as = await kit.joins(startup);
    expect(await kit.post(`/my/startups/${startup.id}`, { name: 'Zrno.io' }, { as })).toMatchObject(
      { status: 200 },
    );
  });

  it.each([
    ['Ana Marija', 'Đurić-Petrović'],
    ['J.R.', 'St.Claire'],
    ['dr.sc. Ana', 'Horvat-R.'],
    ['د.أحمد', 'الف'],
    ['Цвета', '/'],
    ['Ayşe', "O'Neill"],
    ['علی\u200cرضا', 'رضایی'],
  ])('is not the name of %s %s', async (name, surname) => {
    const password = 'Kvaka-i-drvo-9';
    const form = { name, surname, password, password_confirmation: password };
    const email = `p${Math.random().toString(36).slice(2)}@people.example`;
    expect(await kit.post('/register', { ...form, email })).toMatchObject({ status: 201 });
  });

  it.each(['\u200b\u200d', '\u3164', '\u2800\u2800', '\u2060\ufeff', '\u115f \u1160'])(
    'of invisible letters is refused (%#)',
    async (name) => {
      const password = 'Kvaka-i-drvo-9';
      const form = { email: 'unseen@people.example', password, password_confirmation: password };
      const { body } = await kit.post('/register', { ...form, name, surname: name });
      expect(body.errors?.name).toEqual(['The name field is required.']);
    },
  );
});
