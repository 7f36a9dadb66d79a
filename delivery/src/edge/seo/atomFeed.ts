import type { PublicStartup } from 'contract/wire/startups.contract';
import { type StartupUpdate, UNTITLED } from 'contract/wire/updates.contract';
import { escapeHtml } from 'server-kit/html';

/** What a feed says of a startup, and of each of its updates. */
export type Startup = Pick<PublicStartup, 'id' | 'slug' | 'name' | 'description'>;
export type Update = Pick<StartupUpdate, 'id' | 'title' | 'update' | 'created_at' | 'edited_at'>;

const MAX_TITLE_LENGTH = 80; // letters

/** What XML cannot hold at all, escaped or not. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** A startup's news as an Atom feed (RFC 4287). Ids hang on numbers, so a new slug keeps them. */
export function atomFeed(publicUrl: string, startup: Startup, updates: readonly Update[]): string {
  const page = `${publicUrl}/startups/${startup.slug}`;
  const id = `${publicUrl}/startups/${startup.id}`;
  // A feed must say when it changed; one without news never has.
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
  // Of a text without a type readers keep no line breaks.
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

/** When somebody last wrote it (rule 3.41). */
const changedAt = ({ created_at, edited_at }: Update) => edited_at ?? created_at;

/** Nobody is asked for a title: the first words tell such updates apart in a list. */
function titleOf({ title, update }: Update): string {
  if (title !== UNTITLED) return title;
  const line = update.split('\n', 1)[0]!;
  const letters = [...line];
  if (letters.length <= MAX_TITLE_LENGTH) return line;
  return `${letters
    .slice(0, MAX_TITLE_LENGTH)
    .join('')
    .replace(/\s+\S*$/, '')}…`;
}

/** An element of text, which Atom takes for plain where no attribute says a type. */
const element = (name: string, text: string, attributes = '') =>
  `<${name}${attributes}>${escapeHtml(text.replace(FORBIDDEN, ''))}</${name}>`;
