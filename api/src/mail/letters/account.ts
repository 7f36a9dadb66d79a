import { emailActionLink, productTitle, type Site, utcMoment } from '../site';
import type { Letter } from '../stored/letter';
import { userText } from '../text/userText';
import { ofAccount, wasNotMe } from './ofAccount';

interface Mailed {
  /** First name. */
  name: string;
}

/** After registration or a change of address: confirms that somebody reads it. */
export const verifyLetter = (site: Site, { name }: Mailed): Letter => ({
  kind: 'verify',
  subject: 'Please confirm your email address',
  heading: `Welcome, ${userText(name)}!`,
  paragraphs: [
    `Confirm that this email address is yours so that ${productTitle(site)} can use it.`,
  ],
  button: { label: 'Confirm my address', ...emailActionLink(site, 'verify-email') },
  small: [
    'The link works for 7 days.',
    'If you did not enter this address, you can ignore this email.',
  ],
  why: `You are receiving this email because this address was entered at ${productTitle(site)}.`,
});

/** POST /forgot-password. The page reads token and email from the query (rule 2.32). */
export function resetLetter(site: Site, { name, email }: Mailed & { email: string }): Letter {
  const query = new URLSearchParams({ email });
  return {
    kind: 'reset',
    ...ofAccount(site, 'Set a new password'),
    paragraphs: [
      `Hello ${userText(name)}, we received a request to set a new password for your account.`,
    ],
    button: {
      label: 'Set new password',
      url: `${site.publicUrl}/reset-password?${query}`,
      withToken: true,
    },
    small: [
      'The link works once and expires after 60 minutes. A newer link replaces it.',
      'If it was not you, you can ignore this email. Nothing has changed.',
    ],
  };
}

/** After every change of the password, to the account's owner. */
export const passwordChangedLetter = (
  site: Site,
  { name, at }: { name: string; at: Date },
): Letter => ({
  kind: 'password-changed',
  ...ofAccount(site, 'Your password was changed'),
  paragraphs: [
    `Hello ${userText(name)}, the password of your account was changed, and all other devices were signed out.`,
    'If it was not you, set a new password right away.',
  ],
  facts: [['When', utcMoment(at)]],
  button: wasNotMe(site),
});

/** Tells the current address that somebody asked to change it. The new address takes effect after confirmation. */
export const emailWantedLetter = (
  site: Site,
  { name, email }: Mailed & { email: string },
): Letter => ({
  kind: 'email-changed',
  ...ofAccount(site, 'Your email address is about to change'),
  paragraphs: [
    `Hello ${userText(name)}, somebody who knows your password asked to change the email address of your account. The change takes effect once the new address is confirmed.`,
    'If it was not you, set a new password right away. This stops the change and signs out all devices.',
  ],
  facts: [['New address', email]],
  button: wasNotMe(site),
});

/** To the old address, after the new one is confirmed: its link restores the old one. */
export const emailChangedLetter = (
  site: Site,
  { name, email }: Mailed & { email: string },
): Letter => ({
  kind: 'email-changed',
  ...ofAccount(site, 'Your email address was changed'),
  paragraphs: [
    `Hello ${userText(name)}, your account now uses another email address.`,
    'If it was not you, restore your old address. This signs out all devices.',
  ],
  facts: [['New address', email]],
  button: { label: 'Restore my old address', ...emailActionLink(site, 'undo-email') },
  small: ['The link works for 7 days, even if the account is changed in the meantime.'],
});

/** POST /account/delete: it can be cancelled for 14 days. @param token of the link */
export const deletionLetter = (
  site: Site,
  { name, at, token }: { name: string; at: Date; token: string },
): Letter => ({
  kind: 'account',
  ...ofAccount(site, 'Your account will be deleted'),
  paragraphs: [
    `Hello ${userText(name)}, you asked us to delete your account. You can cancel this until the date below.`,
    'If it was not you, keep your account and set a new password right away.',
  ],
  facts: [['Deletion date', at.toISOString().slice(0, 10)]],
  button: {
    label: 'Keep my account',
    url: `${emailActionLink(site, 'keep-account').url}?token=${encodeURIComponent(token)}`,
  },
  small: ['The link works until that date. You do not need to sign in.'],
});

/** On the day of the deletion, to a user who became the last founder of a startup meanwhile. */
export const accountKeptLetter = (
  site: Site,
  { name, startups }: Mailed & { startups: string[] },
): Letter => ({
  kind: 'account',
  ...ofAccount(site, 'Your account was not deleted'),
  paragraphs: [
    `Hello ${userText(name)}, we did not delete your account today, because you are the last founder of ${startups.map(userText).join(', ')}. A startup needs at least one founder.`,
    'Invite another founder first, then delete your account again.',
  ],
  button: { label: 'Open my account', url: `${site.publicUrl}/account/credentials` },
});

/** The last mail to an address that is then deleted. */
export const accountErasedLetter = (site: Site, { name }: { name: string }): Letter => ({
  kind: 'account',
  subject: 'Your account is deleted',
  heading: `Farewell, ${userText(name)}`,
  paragraphs: [
    'Your account is deleted, including your name, addresses, photo, links and ways to sign in. What you posted for a startup stays there under the name “Former member”.',
  ],
  why: `This is the last email you will get from ${productTitle(site)}.`,
});
