import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { BrowserContext } from '@playwright/test';
import type { ApiCall } from 'contract/release';
import { ROOT } from 'server-kit/repository';

/**
 * Enforces the releases' declarations (docs/decisions/073). A page gets only those fields of a response that some
 * release declares to read, so a journey fails if a field was not derived. A call that no release declares is an error
 * in the console.
 */
export async function declaredFieldsOnly(context: BrowserContext): Promise<void> {
  await context.addInitScript(pruneAnswers, derivedCalls());
}

/** The read fields of each call, by path, with their expected kinds, from all packages. */
function derivedCalls(): Record<string, Record<string, string>> {
  const built = readdirSync(ROOT).map((name) => join(ROOT, name, 'dist/calls.json'));
  const files = built.filter((file) => existsSync(file));
  const calls = files.flatMap((file) => JSON.parse(readFileSync(file, 'utf8')) as ApiCall[]);
  const reads: Record<string, Record<string, string>> = {};
  for (const one of calls) reads[one.call] = { ...reads[one.call], ...one.reads };
  return reads;
}

/** Runs in the page, before the page's own scripts. */
function pruneAnswers(reads: Record<string, Record<string, string>>): void {
  const asked = new WeakMap<XMLHttpRequest, string>();
  const { open } = XMLHttpRequest.prototype;
  const answer = Object.getOwnPropertyDescriptor(XMLHttpRequest.prototype, 'responseText')!;

  XMLHttpRequest.prototype.open = function (
    this: XMLHttpRequest,
    method: string,
    url: string | URL,
    ...rest: unknown[]
  ) {
    const { pathname } = new URL(url, location.href);
    if (pathname.startsWith('/api/')) {
      const call = derivedCall(method.toUpperCase(), pathname.slice('/api'.length));
      if (call) asked.set(this, call);
      else console.error(`No release says that it makes the call ${method} ${pathname}`);
    }
    return (open as (...all: unknown[]) => void).call(this, method, url, ...rest);
  } as typeof open;

  Object.defineProperty(XMLHttpRequest.prototype, 'responseText', {
    ...answer,
    get(this: XMLHttpRequest) {
      const text = answer.get!.call(this) as string;
      const call = asked.get(this);
      const isJson = this.getResponseHeader('content-type')?.startsWith('application/json');
      if (!call || !isJson || this.readyState !== 4 || this.status >= 300 || !text) return text;
      return JSON.stringify(pruned(JSON.parse(text), '', reads[call]!));
    },
  });

  function derivedCall(method: string, path: string): string | undefined {
    const parts = path.split('/');
    const fits = (call: string) => {
      const [of, pattern = ''] = call.split(' ');
      const named = pattern.split('/');
      return (
        of === method &&
        named.length === parts.length &&
        named.every((part, at) => part === '{}' || part === parts[at])
      );
    };
    const parameters = (call: string) => call.split('{}').length;
    return Object.keys(reads)
      .filter(fits)
      .sort((a, b) => parameters(a) - parameters(b))[0];
  }

  /** @param at path of the value, as releases write it: `data[].user.name`, `{}` for any field */
  function pruned(value: unknown, at: string, known: Record<string, string>): unknown {
    if (known[at]?.split('|').includes('unknown')) return value;
    if (Array.isArray(value)) return value.map((item) => pruned(item, `${at}[]`, known));
    if (value === null || typeof value !== 'object') return value;
    const paths = Object.keys(known);
    const isKnown = (path: string) =>
      path in known ||
      paths.some((one) => one.startsWith(`${path}.`) || one.startsWith(`${path}[`));
    const stored = Object.entries(value).flatMap(([name, field]) => {
      const path = [at ? `${at}.${name}` : name, `${at}{}`].find(isKnown);
      return path === undefined ? [] : [[name, pruned(field, path, known)]];
    });
    return Object.fromEntries(stored);
  }
}
