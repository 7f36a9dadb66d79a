/**
 * Returns the item that a key moves the focus to: arrows wrap around, Home and End select the first and last item, and
 * a letter selects the next item that begins with it.
 * @param at index of the focused item, -1 when there is none
 * @returns undefined for any other key
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
