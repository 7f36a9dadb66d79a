import { type Letter, mailedLink, productTitle, type Site, TOKEN_SLOT } from '../letter';

/** POST /email-subscribe: nobody is subscribed before this link is used. */
export const confirmNewsletterLetter = (site: Site): Letter => ({
  kind: 'newsletter',
  subject: 'Please confirm your subscription',
  heading: 'One click to go',
  paragraphs: [`Confirm that you want the newsletter of ${productTitle(site)}.`],
  button: { label: 'Confirm subscription', url: mailedLink(site, 'confirm-newsletter') },
  small: ['The link works for 7 days.', 'If you did not ask for it, ignore this mail.'],
  why: 'You get this mail because this address was entered for the newsletter.',
});

/** After confirming; its link works for as long as the subscription does. */
export const welcomeNewsletterLetter = (site: Site): Letter => ({
  kind: 'newsletter',
  subject: 'You are subscribed',
  heading: 'Thank you!',
  paragraphs: [`You will get the newsletter of ${productTitle(site)}.`],
  button: { label: 'Unsubscribe', url: mailedLink(site, 'leave-newsletter') },
  why: 'You get this mail because you confirmed your subscription.',
  headers: unsubscribeHeaders(mailedLink(site, 'leave-newsletter')),
});

/** One click in the mail program, by POST (RFC 8058). */
export const unsubscribeHeaders = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** POST /contact, to staff; answering goes to whoever wrote. */
export const contactLetter = (
  site: Site,
  { name, email, message }: { name: string; email: string; message: string },
): Letter => ({
  kind: 'contact',
  subject: `Message from ${name}`,
  heading: 'A message from the contact form',
  paragraphs: [message],
  facts: [
    ['Name', name],
    ['Email', email],
  ],
  replyTo: email,
  why: `You get this mail because you are staff of ${productTitle(site)}.`,
});

interface Invitation {
  startup: string;
  /** As a founder invites: `founder` or `member`. */
  kind: 'founder' | 'member';
  position: string;
  invitedBy: string;
  expiresAt: Date;
}

/** A founder invites somebody, with or without an account (RULES A.4). */
export const invitationLetter = (site: Site, invitation: Invitation): Letter => ({
  kind: 'invitation',
  subject: `${invitation.invitedBy} invites you to ${invitation.startup}`,
  heading: `Join ${invitation.startup}`,
  paragraphs: [
    `${invitation.invitedBy} invites you to join ${invitation.startup} at ${productTitle(site)}${
      invitation.kind === 'founder' ? ' as a founder' : ''
    }.`,
  ],
  facts: [['Position', invitation.position]],
  button: {
    label: 'Accept invitation',
    url: `${site.publicUrl}/invitation/accept?token=${TOKEN_SLOT}`,
  },
  small: [
    `The link works until ${invitation.expiresAt.toISOString().slice(0, 10)}, for this address only.`,
  ],
  why: 'You get this mail because a founder entered your address.',
});
