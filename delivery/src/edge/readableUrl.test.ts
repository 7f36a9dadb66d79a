import { readableUrl } from './readableUrl';

it.each([
  ['an honest address', '/startups/zrno%20?q=100%', '/startups/zrno%20?q=100%'],
  ['letters of any script', '/%D0%B7%D1%80%D0%BD%D0%BE', '/%D0%B7%D1%80%D0%BD%D0%BE'],
  ['a stray percent sign', '/100%?q=%', '/100%25?q=%'],
  ['half a letter', '/%E0%A4%A', '/%25E0%25A4%25A'],
  ['nothing but slashes', '//', '/'],
  ['what looks like another host', '//evil.example/x', '/evil.example/x'],
  ['the same with a backslash', '/\\evil.example', '/evil.example'],
  ['what looks like a port', '//:80', '/:80'],
  ['a whole address', 'http://evil.example:8080/x?y=http://z', '/x?y=http://z'],
  ['one without a path', 'https://evil.example', '/'],
  ['one with a query alone', 'http://evil.example?y=1', '/?y=1'],
  ['a call with encoded letters', '/%61pi/st%61ff/%41cts%2D1?q=%61', '/api/staff/Acts-1?q=%61'],
  ['what must stay encoded', '/%2e%2e%2f%5c%40%5b%60%7b%25', '/%2e%2e%2f%5c%40%5b%60%7b%25'],
  ['what is encoded twice', '/%2561pi', '/%2561pi'],
  ['one with two hosts', 'http://evil.example//other.example/x', '/other.example/x'],
])('makes an address of %s', (_what, url, read) => {
  expect(readableUrl(url)).toBe(read);
  expect(() => new URL(read, 'http://edge')).not.toThrow();
});
