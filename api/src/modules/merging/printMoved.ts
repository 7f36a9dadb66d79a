/** Lists what a merge moves, as text; kinds without rows are left out. */
export function printMoved<Kind extends string>(
  kinds: readonly Kind[],
  moved: Record<Kind, number>,
): string {
  const some = kinds
    .filter((what) => moved[what] > 0)
    .map((what) => `${what} ${moved[what].toLocaleString('en')}`);
  return some.length > 0
    ? `What moves: ${some.join(', ')}.`
    : 'Nothing that others see has to move.';
}
