import type { APIResponse } from '@playwright/test';

/** The content of a document for a reader without scripts and styles. */
interface ReadDocument {
  status: number;
  title: string;
  canonical: string | undefined;
  /** Text of the first headline. */
  headline: string;
  mains: number;
  /** Its schema.org data. */
  things: Record<string, string>[];
  meta(name: string): string | undefined;
}

/** Parses the bytes of a response as a search engine does. */
export async function readDocument(answer: APIResponse): Promise<ReadDocument> {
  return read(answer.status(), await answer.text());
}

function read(status: number, html: string): ReadDocument {
  const tags = (name: string) => html.match(new RegExp(`<${name}\\b[^>]*>`, 'g')) ?? [];
  const within = (name: string) =>
    [...html.matchAll(new RegExp(`<${name}\\b([^>]*)>(.*?)</${name}>`, 'gs'))].map(
      ([, attributes = '', content = '']) => ({ attributes, content }),
    );
  const attribute = (tag: string | undefined, name: string) =>
    plain(new RegExp(` ${name}="([^"]*)"`).exec(tag ?? '')?.[1]);

  return {
    status,
    title: plain(within('title')[0]?.content) ?? '',
    canonical: attribute(
      tags('link').find((tag) => tag.includes('rel="canonical"')),
      'href',
    ),
    headline: plain(within('h1')[0]?.content.replace(/<[^>]+>/g, ' ')) ?? '',
    mains: tags('main').length,
    things: within('script')
      .filter(({ attributes }) => attributes.includes('application/ld+json'))
      .map(({ content }) => JSON.parse(content) as Record<string, string>),
    meta: (name) =>
      attribute(
        tags('meta').find((tag) => / (?:name|property)="([^"]+)"/.exec(tag)?.[1] === name),
        'content',
      ),
  };
}

const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

const plain = (text: string | undefined) =>
  text?.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity]!).trim();
