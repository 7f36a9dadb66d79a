import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { checkProse, EXCEPTIONS } from './proseLaw';

const messages = (text: string, path = 'shell/src/a.ts') =>
  checkProse([{ path, text }]).map(({ message }) => message);

describe('the terms of the field', () => {
  it.each([
    ['/** Pages that are rendered ahead. */', 'rendered ahead', 'prerendered, server-rendered'],
    ['/** Cancels the meetings ahead. */', 'meetings ahead', 'upcoming'],
    ['// a page that rests until it is touched', 'page that rests', 'deferred hydration'],
    ['/** Until the page wakes. */', 'page wakes', 'hydrates'],
    ['/** What has to come to life. */', 'come to life', 'hydrates, becomes interactive'],
    [
      '// brings its part of the page\n// to life',
      'brings its part of the page to life',
      'hydrates',
    ],
    ['/** The page is drawn and alive. */', 'page is drawn and alive', 'interactive'],
    ['/** Judges releases. */', 'Judges', 'check, analyze, compare'],
    ['/* The gate opens every page. */', 'gate', 'publish checks, guard'],
    ['/** The tally of a table. */', 'tally', 'counter'],
    ['/** One chip of the filter. */', 'chip', 'tag, filter'],
    ['f(); // a tombstone', 'tombstone', 'soft-deleted row'],
    ['/** Named in the refusal. */', 'refusal', 'error, rejection'],
    ['/** The cache of the house. */', 'of the house', 'of the codebase, our'],
    [
      '/**\n * Builds.\n * @param report told of each step\n */',
      '@param report told',
      'called with',
    ],
    ['/** Told of each step. */', '/** Told', 'called with'],
    ["/** For the error's words. */", "error's words", 'message'],
    ['/** When a part is deployed. */', 'part is deployed', 'package'],
  ])('replace ours: %s', (text, said, term) => {
    const found = messages(text);
    expect(found).toEqual([expect.stringContaining(`not '${said}' but ${term}`)]);
  });

  it.each([
    '/** Months ahead of the deadline; the walker looks ahead. */',
    '/** Two meetings ahead of schedule. */',
    '/** The rest of the page, as the browser draws it. */',
    '/** Enough answers that a percentile rests on them. */',
    '/** Keeps the process alive. */',
    '/** Who is told by mail, and what was said. */',
    '// docs/how-a-canary-is-judged.md',
    '/** Navigates; delegates; the aggregate. */',
    '/** Shells before 1.1 read `data-rail`. */',
  ])('leave ordinary English alone: %s', (text) => expect(messages(text)).toEqual([]));
});

describe('are required in', () => {
  const planted = ["not 'gate' but publish checks, guard"];

  it.each([
    ['a comment of several lines', 'shell/src/a.tsx', '/**\n * Opens the\n * gate.\n */'],
    ['a comment behind code', 'api/src/a.ts', 'const x = 1; // the gate'],
    ['a comment in styles', 'shell/src/a.tsx', 'styled.div`\n  /* the gate */\n`'],
    ['a comment of plain JavaScript', 'presets/jest/a.cjs', '// the gate'],
    ['the title of a test', 'api/src/a.test.ts', "it('opens the gate', f)"],
    ['a title on a line of its own', 'api/src/a.test.ts', 'it(\n  `opens the gate`,\n  f)'],
    ['a group of tests', 'shell/src/a.test.tsx', "describe('the gate', f)"],
    ['rows with a name', 'api/src/a.test.ts', "it.each(ROWS)('%s at the gate', f)"],
    ['rows written out', 'api/src/a.test.ts', "it.each([\n  ['a'],\n] as const)('%s: gate', f)"],
    ['a journey', 'e2e/journeys/a.spec.ts', 'test("a visitor\'s gate", f)'],
    ['a step', 'e2e/journeys/a.spec.ts', "await test.step('Then the gate opens', f)"],
    ['a step of a helper', 'e2e/support/a.ts', "await test.step('Then the gate opens', f)"],
    ['a document', 'docs/deploy.md', 'Then the\ngate opens.'],
    ['the guide of a package', 'api/README.md', '| a | the gate |'],
    ['the text of a link', 'docs/deploy.md', 'See [the gate](api.md).'],
  ])('%s', (_where, path, text) => expect(messages(text, path)).toEqual(planted));

  it.each([
    ['a text for users', 'shell/src/a.tsx', "const text = 'the gate';"],
    ['an address in a text', 'shell/src/a.ts', "const url = 'https://a.example/the gate';"],
    ['a pattern of addresses', 'shell/src/a.test.ts', "http.get('*/api/*', gate, '*/b')"],
    ['a string that is tested', 'shell/src/a.ts', "/x/.test('the gate')"],
    ['code in a document', 'docs/deploy.md', '`gate`\n```\n$ gate\n```\n'],
    ['the target of a link', 'docs/deploy.md', '[why](gate.md)'],
    ['a changelog', 'api/CHANGELOG.md', 'the gate'],
    ['a decision, which is dated', 'docs/decisions/011-a.md', 'the gate'],
    ['the glossary', 'docs/glossary.md', 'the gate'],
    ['the list itself', 'tooling/laws/proseLaw.ts', '// the gate'],
    ['a statement of SQL', 'api/src/a.sql', '-- the gate'],
  ])('not of %s', (_what, path, text) => expect(messages(text, path)).toEqual([]));
});

describe('an allowed expression', () => {
  it('is allowed where the list gives a reason, and nowhere else', () => {
    const text = '/** A refusal or withdrawal, too. */';
    expect(messages(text, 'contract/wire/consents.contract.ts')).toEqual([]);
    expect(messages(text, 'contract/wire/contact.contract.ts')).toHaveLength(1);
    expect(messages('/** The gate. */', 'contract/wire/consents.contract.ts')).toHaveLength(1);
  });

  it.each(EXCEPTIONS)('is still in $path', ({ path }) => {
    const text = readFileSync(join(__dirname, '../..', path), 'utf8');
    expect(messages(text, `elsewhere/${path}`)).not.toEqual([]);
  });
});
