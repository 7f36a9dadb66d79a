/** What a release did wrong in its render process. */
export interface Fault {
  /** `shell` or a remote. */
  packageName: string;
  error: string;
  /** `stray`: it lives on; `hang`: a busy machine can look like that; `broken`: it has to be avoided. */
  kind: 'broken' | 'hang' | 'stray';
}

/** The page may well be rendered in a moment. */
export class NotReady extends Error {}

/** Of something thrown that nobody waits for, the place: by then its words may be a visitor's. */
export function whereThrown(stack: string): string {
  const [where = 'an unknown place'] = /[^\s(]+server\.cjs:\d+:\d+/.exec(stack) ?? [];
  return `Nobody waited for what was thrown at ${where}`;
}
