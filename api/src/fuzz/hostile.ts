import fc from 'fast-check';

const nested = (depth: number) => JSON.parse('['.repeat(depth) + ']'.repeat(depth));

/** Values that have broken servers before: wrong types, too large, or invalid text. */
const KNOWN = [
  null,
  true,
  false,
  0,
  -0,
  -1,
  0.5,
  1,
  2 ** 31 - 1,
  2 ** 31,
  2 ** 53,
  2 ** 63,
  1e308,
  5e-324,
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  'a\udc00b',
  '\ufeff',
  '\u202eabc',
  'İı',
  'e\u0301',
  '\r\n',
  'NaN',
  'Infinity',
  '-1',
  '0x10',
  '1e999',
  '9'.repeat(40),
  '2147483648',
  '9007199254740993',
  '0000-01-01',
  '9999-12-31',
  '2025-02-30',
  '0000-01-01 00:00:00',
  '9999-12-31 23:59:59',
  '0001-01-01',
  '1899-12-31',
  '2201-01-01',
  '0000-01-01T00:00:00Z',
  '9999-12-31 00:00:00',
  '9999-12-31T23:59:59.999Z',
  '2025-13-45 99:99:99',
  'Etc/GMT+14',
  'europe/sofia',
  'UTC',
  '__proto__',
  'constructor',
  'toString',
  '../../etc/passwd',
  "' or 1=1 --",
  '%',
  '\\',
  '{}',
  'javascript:alert(1)',
  'http://[::1',
  'a@b',
  '@',
  `${'a'.repeat(300)}@people.example`,
  'x'.repeat(10_000),
  '𝒳'.repeat(5_000),
  'a\u0301'.repeat(2_000),
  '9'.repeat(30_000),
  [],
  [[]],
  [null],
  ['a', 'b'],
  Array(500).fill(1),
  nested(50),
  nested(1_000),
  {},
  { toString: 1, valueOf: null },
  { length: 2 },
  JSON.parse('{"__proto__":{"a":1}}'),
];

/** Any code points; fast-check's own arbitrary would first list a million of them. */
const anyText = fc
  .array(fc.oneof(fc.nat(0xd7ff), fc.integer({ min: 0xe000, max: 0x10ffff })), { maxLength: 40 })
  .map((points) => String.fromCodePoint(...points));

/** Values that no well-meaning client sends, and some that one might. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom<unknown>(...KNOWN) },
  { weight: 2, arbitrary: anyText },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  { weight: 1, arbitrary: fc.double({ noNaN: true }) },
  { weight: 1, arbitrary: fc.maxSafeInteger() },
);

/** Raw bodies that do not match their content type. */
export const RAW_BODIES = [
  '',
  ' ',
  'null',
  'true',
  '1',
  '"text"',
  '[]',
  '{',
  '{"a":',
  '{"a":NaN}',
  '{"a":1e999}',
  '{"__proto__":{"admin":true}}',
  '{"constructor":{"prototype":{"a":1}}}',
  '{"a":1,"a":2}',
  '\ufeff{}',
  '{"a":"\0"}',
  '{"a":"\\u0000"}',
  '{"a":"\\ud800"}',
  "{'a':1}",
  '\0',
  '['.repeat(1_000),
  `${'['.repeat(1_000)}${']'.repeat(1_000)}`,
  '{"a":'.repeat(5_000),
  JSON.stringify({ a: 'x'.repeat(1_000_000) }),
  Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0xed, 0xa0, 0x80, 0x22, 0x3a, 0x31, 0x7d]),
];

/** Content types; the last ones announce a form whose parts never arrive. */
export const TYPES = [
  'application/json',
  'application/json; charset=latin1',
  'text/plain',
  'application/xml',
  '',
  'application/x-www-form-urlencoded',
  'application/json, text/plain',
  '\t;;;',
  'a/b/c',
  'text/plain;a',
  'application/json;',
  'application/json; charset',
  'a',
  '/',
  'a/b; c="',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'multipart/form-data; boundary=',
];

const PIECES =
  `%00 % %zz %ED%A0%80 %FF %C0%80 .. %2e%2e%2f %2F %5C + # %2e%2e ..%2f.. . %2e ..; ..%5c.. // %252e%252e
  ? * 0 -1 1.5 1e3 2147483648 9007199254740993 01 １ __proto__ constructor NaN null %20`.split(
    /\s+/,
  );

/** A piece of a path or a query, correctly escaped or not. */
export const hostilePiece: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...PIECES, '9'.repeat(199), 'x'.repeat(199), 'x'.repeat(2_000)),
  hostileValue.map((value) => escaped(typeof value === 'string' ? value : JSON.stringify(value))),
);

/** A lone surrogate cannot be escaped; its replacement character can. */
const escaped = (text: string) => encodeURIComponent(String(Buffer.from(text.slice(0, 3_000))));
