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
    `Hello ${userText(name)}, you had two accounts, and the programme team made them one. Everything of @${gone} is in @${stays} now: sign in with the address and the password of that one.`,
    `The sign-ins of @${gone} are gone, and nothing else is kept under this address.`,
    NOT_MINE,
  ],
  why: `This is the last mail you get from ${productTitle(site)} at this address.`,
});

/** To the address of the remaining account. */
export const mergedLetter = (
  site: Site,
  { name }: { name: string },
  { gone, stays }: Names,
): Letter => ({
  ...merged(site),
  paragraphs: [
    `Hello ${userText(name)}, you had two accounts, and the programme team made them one. What was in @${gone} is in @${stays} now: teams, sessions, updates, and whom you follow.`,
    'You sign in as before: password, passkeys and second factor of this account stay as they are. Nothing opens it that opened the other one.',
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
  subject: 'Two entries of one startup are one now',
  heading: 'Two entries of one startup are one now',
  paragraphs: [
    `Hello ${userText(name)}, ${userText(gone.name)} (${gone.slug}) and ${userText(stays.name)} (${stays.slug}) were one startup with two entries, and the programme team made them one.`,
    `What was in ${userText(gone.name)} (${gone.slug}) is in ${userText(stays.name)} (${stays.slug}) now: people, mentors, sessions, updates and followers. Its public address leads there.`,
    'If the two are not one startup, write to us at once.',
  ],
  why: `You get this mail because you are in one of the two teams, or mentor one of them, at ${productTitle(site)}.`,
});

interface NamedStartup {
  name: string;
  slug: string;
}

const merged = (site: Site) => ({
  ...toContact(site),
  ...ofAccount(site, 'Your two accounts are one now'),
});

const toContact = (site: Site) =>
  ({
    kind: 'account',
    button: { label: 'Write to us', url: `${site.publicUrl}/contact` },
  }) as const;

const NOT_MINE = 'If the other account is not yours, write to us at once.';
