import { blocksToText } from './markdown/renderBlocks';
import { renderHtml } from './renderHtml';
import { productTitle, type SendingSite } from './site';
import type { Letter, LetterLink } from './stored/letter';
import type { MailBody } from './stored/storedMail';
import { headerText } from './text/headerText';

/**
 * Renders a letter as plain text and as HTML in the product's style.
 * @param token inserted into addresses of ours only, whatever names contain
 */
export function renderLetter(letter: Letter, site: SendingSite, token?: string): MailBody {
  const { replyTo, calendar, sender } = letter;
  const subject = headerText(letter.subject);
  const button = letter.button && { ...letter.button, url: addressOf(letter.button, token) };
  const unsubscribe = letter.unsubscribe && {
    ...letter.unsubscribe,
    url: addressOf(letter.unsubscribe, token),
  };
  const finished = { ...letter, subject, button, unsubscribe };
  return {
    subject,
    text: renderText(finished, site),
    html: renderHtml(finished, site),
    replyTo,
    calendar,
    sender,
    ...headersOf(letter, unsubscribe?.url),
  };
}

function addressOf({ url, withToken }: LetterLink, token: string | undefined): string {
  if (!withToken) return url;
  if (token === undefined) throw new Error('The letter has a link with a secret, and no secret.');
  const address = new URL(url);
  address.searchParams.set('token', token);
  return address.href;
}

function headersOf({ kind, references }: Letter, unsubscribe: string | undefined) {
  const headers = {
    ...(references && conversationHeaders(references)),
    ...(kind === 'answer' && { 'Auto-Submitted': 'no' }), // a person wrote it (RFC 3834)
    ...(unsubscribe && unsubscribeHeaders(unsubscribe)),
  };
  return Object.keys(headers).length > 0 ? { headers } : {};
}

/** Headers of a conversation, for threads in mail programs. */
const conversationHeaders = (references: string[]) => ({
  'In-Reply-To': `<${references.at(-1)}>`,
  References: references.map((id) => `<${id}>`).join(' '),
});

/** One click in the mail program, by POST (RFC 8058). */
const unsubscribeHeaders = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

function renderText(letter: Letter, site: SendingSite): string {
  const { heading, paragraphs, blocks = [], facts = [], button, small = [], ...end } = letter;
  const { unsubscribe, why } = end;
  const width = Math.max(0, ...facts.map(([label]) => label.length)) + 1;
  const parts = [
    heading,
    ...paragraphs,
    blocksToText(blocks),
    facts.map(([label, value]) => `${`${label}:`.padEnd(width)} ${value}`).join('\n'),
    button ? `${button.label}:\n${button.url}` : '',
    ...small,
    unsubscribe ? `${unsubscribe.label}: ${unsubscribe.url}` : '',
    `-- \n${productTitle(site)}\n${site.publicUrl}\n${why}`,
    site.imprint.join('\n'),
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}
