/**
 * The edits of a form that remain after a save: what was typed while it was under way.
 */
export function newerEdits<Words extends object>(
  edits: Partial<Words>,
  sent: Words,
): Partial<Words> {
  const names = Object.keys(edits) as (keyof Words)[];
  const newer = names.filter((name) => edits[name] !== sent[name]);
  return Object.fromEntries(newer.map((name) => [name, edits[name]])) as Partial<Words>;
}
