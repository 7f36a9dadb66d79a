import { newCssLaw } from './newCssLaw';
import { source } from './sources';

const messages = (css: string, path = 'shell/src/a.ts') =>
  newCssLaw
    .check([source(path, `const A = styled.div\`\n${css}\n\`;`)])
    .map(({ message }) => message);

describe('CSS that is newer than browsers we support', () => {
  it.each([
    'min-block-size: 100svh;',
    'max-block-size: calc(100dvb - 3rem);',
    'svg { fill: color-mix(in srgb, red, blue); }',
    '--fill: color-mix(in srgb, red, blue);',
    'max-block-size: 100vh; min-block-size: 100svh;',
    'mask-image: linear-gradient(red, blue);',
  ])('must not be without a fallback: %s', (css) => {
    expect(messages(css)).toEqual([expect.stringContaining('has no older declaration before it')]);
  });

  it.each(['@layer base { a { color: red; } }', 'color: light-dark(red, blue);'])(
    'must not be used at all: %s',
    (css) => expect(messages(css)).toEqual([expect.stringContaining('is too new')]),
  );

  it.each([
    'min-block-size: 100vh;\n  min-block-size: 100svh;',
    'svg { fill: red; fill: color-mix(in srgb, red, blue); }',
    '@supports (color: color-mix(in srgb, red, red)) { --fill: color-mix(in srgb, red, blue); }',
    'box-shadow: 0 0 0 3px color-mix(in srgb, red 28%, transparent);',
    '-webkit-mask-image: linear-gradient(red, blue);\n  mask-image: linear-gradient(red, blue);',
    ':root:has(a) & { color: red; }',
  ])('may follow an older declaration: %s', (css) => {
    expect(messages(css)).toEqual([]);
  });

  it('is checked in pages alone', () => {
    expect(messages('min-block-size: 100svh;', 'shell/src/a.test.ts')).toEqual([]);
    expect(messages('min-block-size: 100svh;', 'api/src/a.ts')).toEqual([]);
  });
});
