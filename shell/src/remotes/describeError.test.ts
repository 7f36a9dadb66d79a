import { describeError } from './describeError';
import { LoadError } from './errorClass';

const framesOf = (error: unknown) => describeError(error).frames;

const PLACE = 'remote-founder/1.4.2-ab12cd34/15.js:1:2034';
const AT = `https://cdn.example/releases/${PLACE}`;

describe('of a stack is reported where it came through our releases', () => {
  it.each([
    ['Chromium', `TypeError: ana@people.example\n    at feed (${AT})\n    at async ${AT}`],
    ['Firefox', `feed@${AT}\n@${AT}\n`],
    ['Safari', `feed@${AT}\nglobal code@${AT}`],
  ])('as %s writes it', (_browser, stack) => {
    expect(framesOf({ stack })).toEqual([PLACE, PLACE]);
  });

  it('and nothing of pages, extensions, messages and addresses', () => {
    const stack = `Error: no /reset-password?token=secret for ana@people.example
    at a (chrome-extension://abc/inject.js:1:1)
    at b (https://quest.example/reset-password?token=secret:1:7)
    at c (${AT})`;
    expect(framesOf({ stack })).toEqual([PLACE]);
  });

  it('is nothing where there is none, and a bounded part of one that is long', () => {
    for (const thrown of [undefined, null, 'text', {}, { stack: 7 }, new LoadError('gone', 'x')]) {
      expect(framesOf(thrown)).toBeUndefined();
    }
    expect(framesOf({ stack: `${AT}\n`.repeat(10_000) })).toHaveLength(10);
  });

  it('is told of whatever can be thrown', () => {
    const odd = { name: {}, message: { toString: () => 'said  so' }, stack: Symbol('x') };
    expect(describeError(odd)).toMatchObject({ errorClass: '[object Object]', message: 'said so' });
    expect(describeError(Object.create(null))).toMatchObject({
      errorClass: 'unknown',
      message: '',
    });
    expect(describeError('a text')).toMatchObject({ errorClass: 'unknown', message: 'a text' });
  });

  it('is what an entry threw while it started', () => {
    const thrown = { stack: `Error\n    at ${AT}` };
    expect(framesOf(new LoadError('execution', 'x left no y', thrown))).toEqual([PLACE]);
  });
});
