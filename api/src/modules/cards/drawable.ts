/** Letters our fonts have: Latin, Greek and Cyrillic, with marks, digits and punctuation. */
const UNDRAWABLE =
  /[^\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Mn}\p{Nd}\p{P}\p{Zs}\p{Sc}+<>=|~^°№]/gu;

/** A text without what no font of ours can draw; undefined when nothing is left of it. */
export function drawable(text: string): string | undefined {
  return text.normalize('NFC').replace(UNDRAWABLE, '').replace(/\s+/g, ' ').trim() || undefined;
}
