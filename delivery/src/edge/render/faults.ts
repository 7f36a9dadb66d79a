export interface Fault {
  /** `shell` or a remote. */
  packageName: string;
  error: string;
  /** `stray`: the process continues; `hang`: may also be a busy machine; `broken`: must not be used. */
  kind: 'broken' | 'hang' | 'stray';
}

/** The page may be available in a moment. */
export class NotReady extends Error {}

/** The place of an unhandled error. Its message is left out, because it may contain a visitor's data by then. */
export function whereThrown(stack: string): string {
  const [where = 'an unknown place'] = /(?<![^\s(])[^\s(]+server\.cjs:\d+:\d+/.exec(stack) ?? [];
  return `Nobody waited for what was thrown at ${where}`;
}
