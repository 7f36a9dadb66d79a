import { describeError } from './describeError';
import { LoadError } from './errorClass';

const framesOf = (error: unknown) => describeError(error).frames;

const PLACE = 'remote-founder/1.4.2-ab12cd34/15.js:1:2034';
const AT = `https://cdn.example/releases/${PLACE}`;

describe('reported stack frames', () => {
  it.each([
    ['Chromium', `TypeError: ana@people.example\n    at feed (${AT})\n    at async ${AT}`],
    ['Firefox', `feed@${AT}\n@${AT}\n`],
    ['Safari', `feed@${AT}\nglobal code@${AT}`],
  ])('are found in the format of %s', (_browser, stack) => {
    expect(framesOf({ stack })).toEqual([PLACE, PLACE]);
  });

  it('contain no pages, extensions, messages or addresses', () => {
    const stack = `Error: no /reset-password?token=secret for ana@people.example
    at a (chrome-extension://abc/inject.js:1:1)
    at b (https://quest.example/reset-password?token=secret:1:7)
    at c (${AT})`;
    expect(framesOf({ stack })).toEqual([PLACE]);
  });

  it('are undefined without a stack, and limited for a long one', () => {
    for (const thrown of [undefined, null, 'text', {}, { stack: 7 }, new LoadError('gone', 'x')]) {
      expect(framesOf(thrown)).toBeUndefined();
    }
    expect(framesOf({ stack: `${AT}\n`.repeat(10_000) })).toHaveLength(10);
  });

  it('exist for any thrown value', () => {
    const odd = { name: {}, message: { toString: () => 'said  so' }, stack: Symbol('x') };
    expect(describeError(odd)).toMatchObject({ errorClass: '[object Object]', message: 'said so' });
    expect(describeError(Object.create(null))).toMatchObject({
      errorClass: 'unknown',
      message: '',
    });
    expect(describeError('a text')).toMatchObject({ errorClass: 'unknown', message: 'a text' });
  });

  it('include the error of an entry at start', () => {
    const thrown = { stack: `Error\n    at ${AT}` };
    expect(framesOf(new LoadError('execution', 'x left no y', thrown))).toEqual([PLACE]);
  });
});
