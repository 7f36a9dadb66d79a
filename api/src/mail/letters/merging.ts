import { productTitle, type Site } from '../site';
import type { Letter } from '../stored/letter';
import { userText } from '../text/userText';
import { ofAccount } from './ofAccount';

/** Usernames, which are public; neither mail contains the other address. */
interface Names {
  gone: string;
  stays: string;
}

/** The last mail to the address of an account that was merged into another one. */
export const mergedAwayLetter = (
  site: Site,
  { name }: { name: string },
  { gone, stays }: Names,
): Letter => ({
  ...merged(site),
  paragraphs: [
    `Hello ${userText(name)}, you had two accounts, and the programme team merged them. Everything from @${gone} is now in @${stays}. Sign in with the email address and password of @${stays}.`,
    `You can no longer sign in as @${gone}, and nothing else is stored under this email address.`,
    NOT_MINE,
  ],
  why: `This is the last email you will get from ${productTitle(site)} at this address.`,
});

/** To the address of the remaining account. */
export const mergedLetter = (
  site: Site,
  { name }: { name: string },
  { gone, stays }: Names,
): Letter => ({
  ...merged(site),
  paragraphs: [
    `Hello ${userText(name)}, you had two accounts, and the programme team merged them. What was in @${gone} is now in @${stays}: teams, sessions, updates and everyone you follow.`,
    'You sign in as before: the password, passkeys and second factor of this account stay the same. Those of the other account no longer work.',
    NOT_MINE,
  ],
});

/** To both teams of two merged startups, and to the mentors of the removed one. */
export const mergedStartupsLetter = (
  site: Site,
  { name }: { name: string },
  { gone, stays }: { gone: NamedStartup; stays: NamedStartup },
): Letter => ({
  ...toContact(site),
  subject: 'Two entries for one startup were merged',
  heading: 'Two entries for one startup were merged',
  paragraphs: [
    `Hello ${userText(name)}, ${userText(gone.name)} (${gone.slug}) and ${userText(stays.name)} (${stays.slug}) were two entries for the same startup, and the programme team merged them.`,
    `What was in ${userText(gone.name)} (${gone.slug}) is now in ${userText(stays.name)} (${stays.slug}): people, mentors, sessions, updates and followers. The old public address redirects there.`,
    'If these are two different startups, write to us right away.',
  ],
  why: `You are receiving this email because you are in one of the two teams, or mentor one of them, at ${productTitle(site)}.`,
});

interface NamedStartup {
  name: string;
  slug: string;
}

const merged = (site: Site) => ({
  ...toContact(site),
  ...ofAccount(site, 'Your two accounts were merged'),
});

const toContact = (site: Site) =>
  ({
    kind: 'account',
    button: { label: 'Write to us', url: `${site.publicUrl}/contact` },
  }) as const;

const NOT_MINE = 'If the other account is not yours, write to us right away.';
