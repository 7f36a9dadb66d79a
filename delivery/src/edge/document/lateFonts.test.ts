import { brotliCompressSync } from 'node:zlib';
import { sourceOf } from 'server-kit/html';

import { LATE_FONTS, lateFontsTags } from './inlineScripts';

/** Every prerendered document contains it, so its size is limited; in bytes. */
const LARGEST = 250;

afterEach(() => jest.useRealTimers());

describe('the script that adds the fonts of a page after its scripts', () => {
  it('is small, parses and is allowed by its hash', () => {
    expect(brotliCompressSync(LATE_FONTS.text).length).toBeLessThanOrEqual(LARGEST);
    expect(() => new Function(LATE_FONTS.text)).not.toThrow();
    const [, text] = /<script>(.*)<\/script>$/s.exec(lateFontsTags('<style>a{}</style>'))!;
    expect(LATE_FONTS.source).toBe(sourceOf(text!));
  });

  it('adds them when the scripts have loaded', () => {
    let arrive = () => {};
    const { style } = run(
      aBrowserThatListsArrivals((listener) => {
        arrive = listener;
      }),
    );
    expect(style.media).toBe(WAITING);
    arrive();
    expect(style).not.toHaveProperty('media');
  });

  it('adds them eight seconds later when a script hangs', () => {
    const { style, pass } = run(aBrowserThatListsArrivals(() => {}));
    pass(7_999);
    expect(style.media).toBe(WAITING);
    pass(1);
    expect(style).not.toHaveProperty('media');
  });

  it('adds them in a browser that does not report loaded resources', () => {
    const { style, parse } = run(undefined);
    expect(style.media).toBe(WAITING);
    parse();
    expect(style).not.toHaveProperty('media');
  });

  it('leaves the style rules unchanged, because the policy contains their hash', () => {
    const tags = lateFontsTags('<style>@font-face{src:url(/x)}</style>');
    expect(tags).toContain('>@font-face{src:url(/x)}</style>');
  });
});

const SCRIPT = 'https://show.example/releases/main.js';
const WAITING = '(scripting: none)';

/** Runs it in a document with one script. @param observer PerformanceObserver */
function run(observer: unknown) {
  jest.useFakeTimers();
  const style = {
    media: WAITING,
    removeAttribute: (name: string) => Reflect.deleteProperty(style, name),
  };
  let parse = () => {};
  const globals = {
    document: {
      currentScript: { previousElementSibling: style },
      querySelectorAll: () => [{ src: SCRIPT }],
    },
    addEventListener: (_type: string, listener: () => void) => {
      parse = listener;
    },
    PerformanceObserver: observer,
  };
  const start = () =>
    new Function(...Object.keys(globals), LATE_FONTS.text)(...Object.values(globals));
  if (observer) start();
  else expect(start).toThrow('PerformanceObserver is not a constructor');
  return { style, parse, pass: (ms: number) => jest.advanceTimersByTime(ms) };
}

/** @param tell gets a function that reports the script as loaded */
const aBrowserThatListsArrivals = (tell: (arrive: () => void) => void) =>
  class {
    constructor(notice: (list: object) => void) {
      tell(() => notice({ getEntries: () => [{ name: SCRIPT }] }));
    }
    observe() {}
  };
