/**
 * Syntax in built code that some supported browsers lack (rule 1.55), with the versions since which all have it. One
 * regular expression or block that does not parse breaks the whole script.
 */
const NEWER: readonly [name: string, pattern: RegExp, since: string][] = [
  ['lookbehind', /\(\?<[=!]/, 'Safari 16.4'],
  ['static block', /\bstatic\s*\{/, 'Safari 16.4'],
  ['toSorted and the like', /\.to(Sorted|Reversed|Spliced)\(/, 'Chrome 110, Safari 16'],
  ['groupBy', /\b(Object|Map)\.groupBy\b/, 'Chrome 117, Safari 17.4'],
  ['Array.fromAsync', /\bArray\.fromAsync\b/, 'Chrome 121, Safari 16.4'],
  ['new Promise helpers', /\bPromise\.(withResolvers|try)\b/, 'Chrome 119, Safari 17.4'],
  ['AbortSignal helpers', /\bAbortSignal\.(any|timeout)\b/, 'Chrome 116, Safari 17.4'],
  ['URL helpers', /\bURL\.(canParse|parse)\b/, 'Chrome 120, Safari 17'],
  [
    'set operations',
    /\.(isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference)\(/,
    'Chrome 122',
  ],
  ['Iterator helpers', /\bIterator\.from\b/, 'Chrome 122, Safari 18.4'],
  ['RegExp.escape', /\bRegExp\.escape\b/, 'Chrome 136, Safari 18.2'],
  ['requestIdleCallback', /\brequestIdleCallback\(/, 'no Safari'],
];

/**
 * Fails a build whose scripts, libraries included, would not run in every supported browser.
 * @throws Error that names the scripts and the unsupported syntax
 */
export function refuseNewerCode(files: ReadonlyMap<string, Buffer>): void {
  const found = [...files]
    .filter(([file]) => file.endsWith('.js'))
    .flatMap(([file, content]) => {
      const text = content.toString('utf8');
      return NEWER.filter(([, pattern]) => pattern.test(text)).map(
        ([name, , since]) => `${file}: ${name} (${since})`,
      );
    });
  if (found.length === 0) return;
  throw new Error(`Too new for browsers we support (rule 1.55):\n${found.join('\n')}`);
}
