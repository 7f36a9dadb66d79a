/**
 * What remains of a form's edits when the words that were sent have been taken: whatever was typed
 * while they were on their way.
 */
export function newerEdits<Words extends object>(
  edits: Partial<Words>,
  sent: Words,
): Partial<Words> {
  const names = Object.keys(edits) as (keyof Words)[];
  const newer = names.filter((name) => edits[name] !== sent[name]);
  return Object.fromEntries(newer.map((name) => [name, edits[name]])) as Partial<Words>;
}
