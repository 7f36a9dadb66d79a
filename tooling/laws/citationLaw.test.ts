import { join } from 'node:path';

import { type Citable, checkCitations, readCitable } from './citationLaw';
import { readProductRules } from './productRules';
import { readOthers } from './sources';

const CHAPTER = 'docs/product/5-meetings.md';
const citable: Citable = {
  rules: new Set(['5.12', '5.14']),
  promises: new Set(['C17']),
  decisions: new Set(['024']),
  exists: (path) => ['README.md', 'docs/api.md', 'docs/decisions', 'api/src/a.ts'].includes(path),
};
const check = (text: string, path = 'api/src/a.ts') => checkCitations([{ path, text }], citable);

describe('the rules of the product', () => {
  it('are numbered by their chapter', () => {
    const text = '- **5.1** One hour.\n  Or two.\n- **5.2** Withdrawn: see 5.1.\n';
    const { inForce, violations } = readProductRules([{ path: CHAPTER, text }]);
    expect([...inForce]).toEqual(['5.1']);
    expect(violations).toEqual([]);
  });

  it.each([
    ['a number that is used twice', '- **5.1** One hour.\n- **5.1** Two hours.\n'],
    ['a number of another chapter', '- **6.1** One hour.\n'],
    ['a rule without a number', '- One hour.\n'],
    ['a withdrawn number that is used again', '- **5.1** Withdrawn: no.\n- **5.1** One hour.\n'],
  ])('refuse %s', (_what, text) => {
    expect(readProductRules([{ path: CHAPTER, text }]).violations).toEqual([
      expect.objectContaining({ path: CHAPTER }),
    ]);
  });

  it('exist', () => {
    const root = join(__dirname, '../..');
    const texts = readOthers(root);
    const { inForce, violations } = readProductRules(texts);
    expect(inForce.size).toBeGreaterThan(200);
    const { promises, decisions } = readCitable(root, texts, inForce);
    expect(promises.has('C17')).toBe(true);
    expect(decisions.has('024')).toBe(true);
    expect(violations).toEqual([]);
  });
});

describe('citations', () => {
  it.each([
    '/** At most five (rule 5.12). */',
    '// rules 5.12 and 5.14',
    '// rules 5.12, 5.14',
    '// reliability C17',
    '// decision 024, docs/api.md and README.md',
    'const RULES = { SPEC: GOALS };',
    '// RFC 6.30, version 5.99, ASVS 6.1.1',
  ])('may be %s', (text) => {
    expect(check(text)).toEqual([]);
  });

  it.each([
    ['of a rule that is not there', '/** At most five (rule 5.99). */'],
    ['of one of several', '// rules 5.12 and 5.99'],
    ['of the end of several', '// rules 5.12 to 5.99'],
    ['of the end of a span', '// rules 5.12–5.99'],
    ['of a choice', '// rules 5.12/5.99'],
    ['at the start of a sentence', '// Rule 5.99 says so.'],
    ['over two lines', '/**\n * At most five (rule\n * 5.99).\n */'],
    ['of several over two lines', '// rules 5.12,\n// 5.99'],
    ['at the end of a line of code', 'const MOST = 5; // rule 5.99'],
    ['in what a page draws', '<p>{/* rule 5.99 */}</p>'],
    ['of a promise that is not there', '// reliability C99'],
    ['of a decision that is not there', '// decision 099'],
    ['of several decisions', '// decisions 024 and 099'],
    ['of a decision over two lines', '/** As decision\n * 099 says. */'],
    ['of a document that is not there', '// see docs/product/spec.md'],
    ['of a page at the root that is not there', '// see GLOSSARY.md'],
    ['of a specification elsewhere', '/** At most five (SPEC §9). */'],
    ['of rules elsewhere', '/**\n * At most five (RULES A.5).\n */'],
    ['of goals elsewhere', 'const a = 1; // GOALS C17'],
    ['of a section of anything else', '// DESIGN §3'],
    ['of a section that follows at once', '// DESIGN§3'],
  ])('report %s', (_what, text) => {
    expect(check(text)).toHaveLength(1);
  });

  it('are read in documents as a whole', () => {
    expect(check('As SPEC says.', 'docs/api.md')).toHaveLength(1);
    expect(check('It prints `rule 5.99`.', 'docs/api.md')).toEqual([]);
  });

  it.each([
    'https://example.org/a',
    '#keys',
    '../README.md#keys',
    'api.md',
    'decisions',
    './api.md',
  ])('link to %s', (link) => expect(check(`[a](${link})`, 'docs/api.md')).toEqual([]));

  it.each(['gone.md', '../docs/gone.md#keys', 'api.md/x', 'README.md'])('report %s', (link) => {
    expect(check(`[a](${link})`, 'docs/api.md')).toEqual([
      { path: 'docs/api.md', message: `there is no ${link.split('#')[0]}` },
    ]);
  });

  it('are checked in the rules themselves, where a number alone is a citation', () => {
    expect(check('- **5.12** As 5.14 says, `v5.98`.\n- **5.14** As 5.99 says.\n', CHAPTER)).toEqual(
      [{ path: CHAPTER, message: 'docs/product has no rule 5.99 in force' }],
    );
  });

  it('of a withdrawn rule are reported', () => {
    expect(check('- **5.12** One.\n- **5.13** Withdrawn: see 5.12.\n', CHAPTER)).toEqual([]);
    expect(check('- **5.13** Withdrawn: see 5.99.\n', CHAPTER)).toHaveLength(1);
  });
});
