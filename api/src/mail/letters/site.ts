import { type Letter, mailedLink, productTitle, type Site } from '../letter';
import { userText } from '../userText';

/** POST /email-subscribe: nobody is subscribed before this link is used. */
export const confirmNewsletterLetter = (site: Site): Letter => ({
  kind: 'newsletter',
  subject: 'Please confirm your subscription',
  heading: 'One click to go',
  paragraphs: [`Confirm that you want the newsletter of ${productTitle(site)}.`],
  button: { label: 'Confirm subscription', ...mailedLink(site, 'confirm-newsletter') },
  small: ['The link works for 7 days.', 'If you did not ask for it, ignore this mail.'],
  why: 'You get this mail because this address was entered for the newsletter.',
});

/** After confirming; its link works for as long as the subscription does. */
export const welcomeNewsletterLetter = (site: Site): Letter => ({
  kind: 'newsletter',
  subject: 'You are subscribed',
  heading: 'Thank you!',
  paragraphs: [`You will get the newsletter of ${productTitle(site)}.`],
  unsubscribe: { label: 'Unsubscribe', ...mailedLink(site, 'leave-newsletter') },
  why: 'You get this mail because you confirmed your subscription.',
});

/** POST /contact, to staff; answering goes to whoever wrote. */
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
  why: `You get this mail because you are staff of ${productTitle(site)}.`,
});

interface Invitation {
  startup: string;
  /** As a founder invites: `founder` or `member`. */
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
    small: ['The link works for 7 days, for this address only.'],
    why: 'You get this mail because a founder entered your address.',
  };
}
