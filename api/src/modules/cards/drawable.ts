/** Characters our fonts lack. They have Latin, Greek and Cyrillic letters with marks, digits and punctuation. */
const UNDRAWABLE =
  /[^\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Mn}\p{Nd}\p{P}\p{Zs}\p{Sc}+<>=|~^°№]/gu;

/** Removes characters that our fonts cannot draw; undefined when nothing is left. */
export function drawable(text: string): string | undefined {
  return text.normalize('NFC').replace(UNDRAWABLE, '').replace(/\s+/g, ' ').trim() || undefined;
}
