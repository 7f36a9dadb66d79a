import type { PublicStartup } from 'contract/wire/startups.contract';
import { type StartupUpdate, UNTITLED } from 'contract/wire/updates.contract';
import { escapeHtml } from 'server-kit/html';

export type Startup = Pick<PublicStartup, 'id' | 'slug' | 'name' | 'description'>;
export type Update = Pick<StartupUpdate, 'id' | 'title' | 'update' | 'created_at' | 'edited_at'>;

const MAX_TITLE_LENGTH = 80; // letters

/** Characters that XML cannot contain, not even escaped. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** A startup's updates as an Atom feed (RFC 4287). Its ids use numbers, so they survive a new slug. */
export function atomFeed(publicUrl: string, startup: Startup, updates: readonly Update[]): string {
  const page = `${publicUrl}/startups/${startup.slug}`;
  const id = `${publicUrl}/startups/${startup.id}`;
  // A feed must contain the time of its last change; one without updates uses a fixed time.
  const updated = updates.map(changedAt).sort().at(-1) ?? new Date(0).toISOString();
  const parts = [
    element('title', startup.name),
    element('subtitle', startup.description),
    element('id', id),
    element('updated', updated),
    `<author>${element('name', startup.name)}</author>`,
    `<link rel="alternate" type="text/html" href="${escapeHtml(page)}"/>`,
    `<link rel="self" type="application/atom+xml" href="${escapeHtml(`${page}/feed.xml`)}"/>`,
    ...updates.map((update) => entry(id, page, update)),
  ];
  const opening = '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">';
  return `<?xml version="1.0" encoding="UTF-8"?>\n${opening}\n${parts.join('\n')}\n</feed>\n`;
}

function entry(feedId: string, page: string, update: Update): string {
  // Readers ignore line breaks in texts without a type.
  const html = escapeHtml(update.update).replaceAll('\n', '<br>');
  const parts = [
    element('title', titleOf(update)),
    element('id', `${feedId}#update-${update.id}`),
    element('published', update.created_at),
    element('updated', changedAt(update)),
    `<link rel="alternate" type="text/html" href="${escapeHtml(page)}"/>`,
    element('content', html, ' type="html"'),
  ];
  return `<entry>${parts.join('')}</entry>`;
}

/** When the update was last edited (rule 3.41). */
const changedAt = ({ created_at, edited_at }: Update) => edited_at ?? created_at;

/** A title is optional: the first words distinguish such updates in a list. */
function titleOf({ title, update }: Update): string {
  if (title !== UNTITLED) return title;
  const line = update.split('\n', 1)[0]!;
  const letters = [...line];
  if (letters.length <= MAX_TITLE_LENGTH) return line;
  const begin = letters.slice(0, MAX_TITLE_LENGTH).join('');
  return `${begin.replace(/\s+\S*$/, '')}…`;
}

/** A text element, which Atom treats as plain text because it has no type attribute. */
const element = (name: string, text: string, attributes = '') =>
  `<${name}${attributes}>${escapeHtml(text.replace(FORBIDDEN, ''))}</${name}>`;
