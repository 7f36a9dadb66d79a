import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect } from '@playwright/test';
import PostalMime from 'postal-mime';

import { productUnderTest } from './environment';

/** A mail of the product, as a mail program shows it. */
export interface Letter {
  subject: string;
  text: string;
  headers: { key: string; value: string }[];
  /** Path and query of the link to this path of the site. @throws Error when there is none */
  link(path: string | RegExp): string;
}

/** Waits for a mail to this address in the outbox of the running product. */
export async function letterTo(address: string, subject: RegExp): Promise<Letter> {
  let found: Letter | undefined;
  const poll = async () => {
    const letters = await lettersTo(address);
    found = letters.find((letter) => subject.test(letter.subject));
    return letters.map((letter) => letter.subject);
  };
  await expect.poll(poll).toContainEqual(expect.stringMatching(subject));
  return found!;
}

/** All mails to this address so far. */
export async function lettersTo(address: string): Promise<Letter[]> {
  const folder = join(productUnderTest().dataDir, 'outbox');
  if (!existsSync(folder)) return []; // created with the first mail
  const files = readdirSync(folder).filter((name) => name.endsWith('.eml'));
  const raw = files.map((name) => readFileSync(join(folder, name), 'utf8'));
  return Promise.all(raw.filter((text) => text.includes(address)).map(open));
}

async function open(raw: string): Promise<Letter> {
  const { subject = '', text = '', headers } = await PostalMime.parse(raw);
  return {
    subject,
    text,
    headers,
    link(path) {
      const leads = (to: string) => (typeof path === 'string' ? to === path : path.test(to));
      const link = linksIn(text).find(({ pathname }) => leads(pathname));
      if (!link) throw new Error(`No link to ${path} in: ${text}`);
      return link.pathname + link.search;
    },
  };
}

/** All links in the text of a mail. */
export const linksIn = (text: string): URL[] =>
  (text.match(/https?:\/\/[^\s<>]+/g) ?? []).map((link) => new URL(link));
