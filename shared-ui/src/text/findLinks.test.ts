import { findLinks } from './findLinks';
import { safeLink } from './safeLink';

const links = (text: string) => findLinks(text).filter(({ href }) => href);

describe('a typed link', () => {
  it.each([
    ['https://zrno.example', true],
    ['http://zrno.example/a?b=c', true],
    ['  https://zrno.example  ', true],
    ['javascript:alert(1)', false],
    ['JaVaScRiPt:alert(1)', false],
    ['data:text/html,hello', false],
    ['//zrno.example', false],
    ['https://user:secret@zrno.example', false],
    ['zrno.example', false],
    ['', false],
    [null, false],
  ])('%s is shown: %s', (typed, shown) => {
    expect(safeLink(typed) !== null).toBe(shown);
  });
});

describe('web addresses in a text', () => {
  it.each([
    ['See https://zrno.example/a?b=1#c now', 'https://zrno.example/a?b=1#c'],
    ['HTTP://ZRNO.example', 'http://zrno.example/'],
    ['www.zrno.example', 'https://www.zrno.example/'],
    ['(https://zrno.example/a)', 'https://zrno.example/a'],
    ['https://en.example.org/wiki/Grain_(food).', 'https://en.example.org/wiki/Grain_(food)'],
    ['[text](https://zrno.example/a)!', 'https://zrno.example/a'],
    ['<https://zrno.example/a>,', 'https://zrno.example/a'],
    ['„https://zrno.example/a“', 'https://zrno.example/a'],
    ['https://zrno.example/a...', 'https://zrno.example/a'],
    ['https://zrno.example:8443/a', 'https://zrno.example:8443/a'],
    ['line\nhttps://zrno.example\nline', 'https://zrno.example/'],
    ['https://пошта.срб', 'https://xn--80a1acn3a.xn--90a3ac/'],
  ])('%j has one', (text, href) => {
    expect(links(text).map((link) => link.href)).toEqual([href]);
    expect(
      findLinks(text)
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text);
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt://example.org/%0aalert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x file:///etc/passwd ftp://example.org',
    'https://user:secret@example.org',
    'https://zrno.example@evil.example',
    'https://',
    'http://localhost/a http://127.0.0.1/a http://[::1]/a http://2130706433/ http://intranet/',
    'ana@www.example.org',
    'nohttps://example.org',
    'https:\\\\example.org',
    'zrno.example',
    '',
  ])('%j has none', (text) => {
    expect(links(text)).toEqual([]);
    expect(findLinks(text)).toEqual(text ? [{ text }] : []);
  });

  it.each([
    ['https://аpple.example/x', 'https://xn--pple-43d.example/x'], // the first letter is Cyrillic
    ['https://zrno.example⁄a.evil.example', 'https://zrno.xn--examplea-k03d.evil.example/'], // U+2044 is not a slash
  ])('%j is shown in the form that the browser requests', (text, shown) => {
    expect(links(text)).toEqual([{ text: shown, href: shown }]);
  });

  it('a host of one script is shown as it was typed', () => {
    expect(links('https://žito.example')[0]?.text).toBe('https://žito.example');
    expect(links('https://пошта.срб')[0]?.text).toBe('https://пошта.срб');
  });

  it('an address ends at a character that reverses the text direction', () => {
    expect(links('https://zrno.example/\u202Egpj.exe')[0]?.href).toBe('https://zrno.example/');
  });

  it.each([
    ['a thousand addresses', 'https://zrno.example/a '.repeat(1_000), 1_000],
    ['one address of a million dots', `https://zrno.example/${'.'.repeat(1_000_000)}`, 1],
    ['a million brackets', `https://zrno.example/${')'.repeat(1_000_000)}`, 1],
    ['a million beginnings', 'https://'.repeat(1_000_000), 0],
    ['as many beginnings with a www', 'www.'.repeat(1_000_000), 0],
  ])('parses %s in linear time', (_what, text, count) => {
    // Seconds on any machine; with quadratic time it would be hours.
    expect(links(text)).toHaveLength(count);
  });
});
