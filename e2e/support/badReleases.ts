import type { Page } from '@playwright/test';

import type { MockRelease } from './mockRelease';

/** The remote that fails in these tests, and one of its pages. */
export const REMOTE = 'remote-account';
export const PATH = '/account/settings';

/** Makes a release fail, before it is sealed (its hashes match) or after. */
interface Kind {
  change?(text: string, isEntry: boolean): string;
  damage?(page: Page, release: MockRelease): Promise<void> | void;
  /** The error class in the report to the api. */
  errorClass: string | RegExp;
  phase?: 'render';
}

/** All ways in which a release can fail. */
export const FAILURE_KINDS: Record<string, Kind> = {
  'whose entry is gone': {
    damage: (_page, { files, entry }) => void files.delete(entry),
    errorClass: 'gone',
  },
  'whose entry was tampered with': {
    damage: (_page, { files, entry }) => void files.set(entry, `${files.get(entry)}\n//`),
    errorClass: 'integrity',
  },
  'whose pages were tampered with': {
    damage: (_page, { files, entry }) => {
      for (const [name, text] of files) if (name !== entry) files.set(name, `${text}\n//`);
    },
    errorClass: 'integrity',
  },
  'that throws while it starts': {
    change: (text, isEntry) => (isEntry ? `throw new Error("starts badly");${text}` : text),
    errorClass: 'execution',
  },
  'that throws as it is drawn': { change: withBrokenPages, errorClass: 'Error', phase: 'render' },
  'that never answers': {
    damage: async (page, { id, entry }) => {
      await page.route(`**/${id}/${entry}`, () => new Promise(() => {}));
    },
    errorClass: 'timeout',
  },
  'that needs a newer shared-ui': {
    change: (text) => text.replaceAll('requiredVersion:"^1.0.0"', 'requiredVersion:"^9.0.0"'),
    errorClass: 'sharing',
  },
};

/** Every page of the release throws on its first render. */
function withBrokenPages(text: string, isEntry: boolean): string {
  if (!isEntry) return text;
  const container = /remote_account__[\w]+/.exec(text)![0];
  const page = `Object.assign(() => { throw new Error("drawn badly") }, {
    load: async () => {}, forget() {} })`;
  const routes = `[{ path: "${PATH}", title: "x", page: ${page} }]`;
  return `var ${container} = { init() {}, get: async () => () => ({ routes: ${routes} }) };`;
}
