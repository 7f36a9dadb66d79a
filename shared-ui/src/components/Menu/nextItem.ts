/**
 * Where a key leads in a list: arrows go round, Home and End to the ends, a letter to the next line
 * that begins with it.
 * @param at the line in focus, -1 when none
 * @returns the line to go to, or undefined when the key means nothing here
 */
export function nextItem(key: string, at: number, lines: readonly string[]): number | undefined {
  const last = lines.length - 1;
  if (key === 'ArrowDown') return at >= last ? 0 : at + 1;
  if (key === 'ArrowUp') return at <= 0 ? last : at - 1;
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  if ([...key].length !== 1 || key === ' ') return undefined;

  const order = lines.map((_, step) => (at + 1 + step) % lines.length);
  return order.find((line) => lines[line]?.trim().toLowerCase().startsWith(key.toLowerCase()));
}
