import { source } from './sources';
import { stateLaw } from './stateLaw';

const broken = (line: string, path = 'api/src/modules/meetings/slots.ts') =>
  stateLaw.check([source(path, line)]).map(({ message }) => message.split(' ')[0]);

describe('the module state of a Node package', () => {
  it.each([
    'let count = 0;',
    'export let last: string | undefined;',
    'var page;',
    'const known = new Map();',
    'export const known = new Map<string, Map<string, number>>();',
    'const seen = new WeakMap<object, unknown>();',
    'const place = new AsyncLocalStorage<Place>();',
    'const waiting: string[] = [];',
    'const byName: Record<string, number> = {};',
  ])('must not change: %s', (line) => {
    expect(broken(line)).toHaveLength(1);
  });

  it.each([
    `const NAMES = new Set(['founder', 'mentor']);`,
    'const letters = new Map(ROWS.map(([letter, one]) => [letter, one]));',
    `const ROLES = ['founder', 'mentor'];`,
    'function count() {\n  let sum = 0;\n  const seen = new Map();\n}',
    'type Known = {};',
  ])('may be constant, or belong to a call: %s', (line) => {
    expect(broken(line)).toEqual([]);
  });

  it('is allowed with a reason in the law', () => {
    expect(broken('const waiting = new WeakMap();', 'server-kit/answer-end/index.ts')).toEqual([]);
  });

  it('is checked in packages whose tests load modules once, without tests and programs', () => {
    for (const path of [
      'shell/src/a.ts',
      'api/src/testing/people.ts',
      'api/src/main.ts',
      'delivery/src/edge/render/sandbox/reads.cjs',
      'tooling/test/sum.test.ts',
    ]) {
      expect(broken('let count = 0;', path)).toEqual([]);
    }
  });
});
