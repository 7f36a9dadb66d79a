/**
 * Known messages of engines, React and our loader. Names and values in them are left out, because a name may be a key
 * of user data.
 */
const SENTENCES: readonly [RegExp, string][] = [
  [/^Cannot read properties of (undefined|null)\b/, 'Cannot read properties of $1'],
  [/^Cannot set properties of (undefined|null)\b/, 'Cannot set properties of $1'],
  [/^(undefined|null) is not an object\b/, '$1 is not an object'],
  [/^can't access property\b.* is (undefined|null)$/, 'Cannot read properties of $1'],
  [/^Cannot destructure property\b/, 'Cannot destructure a property of undefined or null'],
  [/^Cannot access .* before initialization$/, 'Cannot access a variable before initialization'],
  [/^Assignment to constant variable\b/, 'Assignment to constant variable'],
  [/ is not a function\b/, '… is not a function'],
  [/ is not a constructor\b/, '… is not a constructor'],
  [/ is not iterable\b/, '… is not iterable'],
  [/ is not defined$|^Can't find variable\b/, '… is not defined'],
  [/^(Maximum call stack size exceeded|too much recursion)/, 'Maximum call stack size exceeded'],
  [/^Invalid (array length|time value|date|Date|URL)\b/, 'Invalid $1'],
  [/^Unexpected (?:end of )?(?:token|input|JSON)|\bJSON\.parse\b|\bin JSON\b/, 'Unreadable JSON'],
  [/^Converting circular structure to JSON/, 'Converting circular structure to JSON'],
  [/^(Failed to fetch|Load failed|NetworkError when)/, 'Failed to fetch'],
  [/^Loading (CSS )?chunk\b/, 'Loading chunk failed'],
  [/^Minified React error #(\d{1,4});/, 'Minified React error #$1'],
  [/^Failed to execute '/, 'Failed to execute a method of the browser'],
  [/^The object can not be found here|removeChild|insertBefore/, 'The page was changed by others'],
  [/does not satisfy the requirement/, 'A shared library does not satisfy the requirement'],
  [/\(timeout/, 'No answer in time'],
  [/^Failed: /, 'A file did not arrive'],
  [/ left no \w+: /, 'The entry threw while it started'],
  [/ has no routes\.$/, 'The release has no routes'],
  [/^No release of /, 'No release is offered'],
];

/**
 * Returns one of the sentences above, the only messages that are stored; never text that was sent. A list of secrets to
 * hide would never be complete (docs/decisions/025).
 */
export function knownSentence(message: string): string | null {
  for (const [pattern, sentence] of SENTENCES) {
    const found = pattern.exec(message);
    if (found) return sentence.replace(/\$(\d)/g, (_all, place) => found[Number(place)] ?? '');
  }
  return null;
}

/** The name of an error's class, letters only, so it cannot hold an address or a number. */
export const classNameOf = (name: string | undefined): string =>
  name !== undefined && /^[A-Za-z]{1,40}$/.test(name) ? name : 'unknown';
