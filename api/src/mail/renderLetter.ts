import type { MailBody } from '../db/schema';
import { type Letter, productTitle, type Site } from './letter';
import { renderHtml } from './renderHtml';

/** A letter in both forms a mail carries: plain text, and HTML in the product's looks. */
export function renderLetter(letter: Letter, site: Site): MailBody {
  const { subject, replyTo, calendar, headers, about } = letter;
  return {
    subject,
    text: renderText(letter, site),
    html: renderHtml(letter, site),
    ...{ replyTo, calendar, headers, about },
  };
}

function renderText(letter: Letter, site: Site): string {
  const { heading, paragraphs, facts = [], button, small = [], why } = letter;
  const width = Math.max(0, ...facts.map(([label]) => label.length)) + 1;
  const parts = [
    heading,
    ...paragraphs,
    facts.map(([label, value]) => `${`${label}:`.padEnd(width)} ${value}`).join('\n'),
    button ? `${button.label}:\n${button.url}` : '',
    ...small,
    `-- \n${productTitle(site)}\n${site.publicUrl}\n${why}`,
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}
