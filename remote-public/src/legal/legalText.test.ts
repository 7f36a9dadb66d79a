import { GDPR_STATEMENT } from '../pages/gdpr/gdprStatement';
import { PRIVACY_POLICY } from '../pages/privacy-policy/privacyPolicy';
import { termsOf } from '../pages/terms/terms';

describe.each([
  ['privacy policy', PRIVACY_POLICY],
  ['terms', termsOf(true)],
  ['GDPR statement', GDPR_STATEMENT],
])('the %s', (_name, { sections }) => {
  const ids = sections.map(({ id }) => id);

  it('has a unique id for every section', () => {
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });

  it('has no empty table cells and no duplicate row names', () => {
    const blocks = sections.flatMap((section) => section.blocks);
    for (const block of blocks) {
      if (typeof block === 'string' || 'items' in block) continue;
      const { head, rows } = block.table;
      for (const row of rows) expect(row.filter(Boolean)).toHaveLength(head.length);
      expect(new Set(rows.map(([name]) => name)).size).toBe(rows.length);
    }
  });
});
