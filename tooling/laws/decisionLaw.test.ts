import { checkDecisions } from './decisionLaw';

const index = (...rows: string[]) => ({
  path: 'docs/decisions/README.md',
  text: ['| number | decision |', '|---|---|', ...rows, ''].join('\n'),
});
const decision = (name: string, ...lines: string[]) => ({
  path: `docs/decisions/${name}.md`,
  text: `${lines.join('\n\n')}\n\n`,
});

const FIRST = decision(
  '001-pictures',
  '# 001 Pictures',
  '**Date:** 2026-11-20 **Status:** accepted',
);
const FIRST_ROW = '| [001](001-pictures.md) | Pictures | 2026-11-20 | accepted |';

const complaints = (files: ReturnType<typeof decision>[], rows: ReturnType<typeof index>) =>
  checkDecisions([...files, rows]).map(({ path, message }) => `${path}: ${message}`);

describe('decisions', () => {
  it('pass with date, status and a row in the index', () => {
    expect(complaints([FIRST], index(FIRST_ROW))).toEqual([]);
  });

  it.each([
    ['no date', '# 001 Pictures', '**Status:** accepted'],
    ['no status', '# 001 Pictures', '**Date:** 2026-11-20'],
    ['a status of its own', '# 001 Pictures', '**Date:** 2026-11-20 **Status:** maybe'],
    ['the number of another', '# 002 Pictures', '**Date:** 2026-11-20 **Status:** accepted'],
  ])('are refused with %s', (_why, ...lines) => {
    expect(complaints([decision('001-pictures', ...lines)], index())).toEqual([
      expect.stringContaining(`begins with '# 001 Title'`),
    ]);
  });

  it('are refused without their row, and the message contains the row', () => {
    expect(complaints([FIRST], index())).toEqual([
      `docs/decisions/README.md: has no such row: ${FIRST_ROW}`,
    ]);
  });

  it('lose their row when they are deleted or changed', () => {
    expect(complaints([], index(FIRST_ROW))).toEqual([
      `docs/decisions/README.md: no decision says this: ${FIRST_ROW}`,
    ]);
  });

  it('have unique numbers, and successors that exist', () => {
    const second = decision(
      '001-again',
      '# 001 Again',
      '**Date:** 2026-11-21 **Status:** superseded by [009](009-none.md)',
    );
    const row = '| [001](001-again.md) | Again | 2026-11-21 | superseded by [009](009-none.md) |';

    expect(complaints([FIRST, second], index(FIRST_ROW, row))).toEqual([
      'docs/decisions/001-again.md: there is no decision 009 that superseded it',
      'docs/decisions: two decisions have the number 001',
    ]);
  });
});
