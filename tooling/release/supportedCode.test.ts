import { refuseNewerCode } from './supportedCode';

const check =
  (text: string, file = '15.js') =>
  () =>
    refuseNewerCode(new Map([[file, Buffer.from(text)]]));

describe('the syntax of a release', () => {
  it.each([
    ['lookbehind', 'let a=/(?<=[.!?]) /u'],
    ['lookbehind', 'let a=/(?<!x)y/'],
    ['static block', 'class A{static{this.x=1}}'],
    ['toSorted', 'a.toSorted()'],
    ['toSorted', 'a.toSpliced(1,1)'],
    ['groupBy', 'Object.groupBy(a,b)'],
    ['URL helpers', 'URL.canParse(a)'],
    ['AbortSignal helpers', 'AbortSignal.timeout(1e3)'],
  ])('must not contain %s: %s', (name, text) => {
    expect(check(text)).toThrow(`15.js: ${name}`);
  });

  it.each([
    'let a=/(?<year>\\d+)(?:x)(?=y)(?!z)/',
    'class A{static x=1;static f(){}#p=1}',
    'a.sort().reverse().at(-1);Object.hasOwn(a,b)',
    'a?.b??=c',
  ])('may contain %s', (text) => {
    expect(check(text)).not.toThrow();
  });

  it('is checked in scripts alone', () => {
    expect(check('(?<=a)', 'a.svg')).not.toThrow();
  });
});
