import { emailActionLink, productTitle, type Site } from '../site';
import type { Letter } from '../stored/letter';
import { userText } from '../text/userText';

/** POST /email-subscribe: an address is subscribed only after this link is used. */
export const confirmNewsletterLetter = (site: Site): Letter => ({
  kind: 'newsletter',
  subject: 'Please confirm your subscription',
  heading: 'One click to go',
  paragraphs: [`Confirm that you want the newsletter of ${productTitle(site)}.`],
  button: { label: 'Confirm subscription', ...emailActionLink(site, 'confirm-newsletter') },
  small: ['The link works for 7 days.', 'If you did not request it, you can ignore this email.'],
  why: 'You are receiving this email because this address was entered for the newsletter.',
});

/** After confirming; its link works as long as the subscription exists. */
export const welcomeNewsletterLetter = (site: Site): Letter => ({
  kind: 'newsletter',
  subject: 'You are subscribed',
  heading: 'Thank you!',
  paragraphs: [`You will get the newsletter of ${productTitle(site)}.`],
  small: [`Read past newsletters: ${site.publicUrl}/newsletter`],
  unsubscribe: { label: 'Unsubscribe', ...emailActionLink(site, 'leave-newsletter') },
  why: 'You are receiving this email because you confirmed your subscription.',
});

/** POST /contact, to staff; replies go to the sender. */
export const contactLetter = (
  site: Site,
  { name, email, message }: { name: string; email: string; message: string },
): Letter => ({
  kind: 'contact',
  subject: `Message from ${userText(name)}`,
  heading: 'A message from the contact form',
  paragraphs: [message],
  facts: [
    ['Name', userText(name)],
    ['Email', email],
  ],
  replyTo: email,
  why: `You are receiving this email because you are staff of ${productTitle(site)}.`,
});

interface Answered {
  text: string;
  /** The message that is answered. */
  message: { name: string; message: string; createdAt: Date };
  references: string[];
  replyTo: string;
}

/** An answer of staff to a contact message, which is quoted below. */
export const answerLetter = (
  site: Site,
  { text, message, references, replyTo }: Answered,
): Letter => ({
  kind: 'answer',
  subject: `Your message to ${productTitle(site)}`,
  heading: `Hello ${userText(message.name)}`,
  paragraphs: [text],
  small: [
    `On ${message.createdAt.toISOString().slice(0, 10)} you wrote:\n${userText(message.message)}`,
  ],
  why: 'You are receiving this email because a message to us was sent with this address.',
  references,
  replyTo,
});

interface Invitation {
  startup: string;
  /** The role offered: `founder` or `member`. */
  kind: 'founder' | 'member';
  position: string;
  invitedBy: string;
}

/** A founder invites somebody, with or without an account (rule 4.12). */
export function invitationLetter(site: Site, invitation: Invitation): Letter {
  const startup = userText(invitation.startup);
  const invitedBy = userText(invitation.invitedBy);
  const role = invitation.kind === 'founder' ? ' as a founder' : '';
  return {
    kind: 'invitation',
    subject: `${invitedBy} invites you to ${startup}`,
    heading: `Join ${startup}`,
    paragraphs: [`${invitedBy} invites you to join ${startup} at ${productTitle(site)}${role}.`],
    facts: [['Position', userText(invitation.position)]],
    button: {
      label: 'Accept invitation',
      url: `${site.publicUrl}/invitation/accept`,
      withToken: true,
    },
    small: ['The link works for 7 days and only for this email address.'],
    why: 'You are receiving this email because a founder invited you.',
  };
}
