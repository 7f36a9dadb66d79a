import type { ErrorGroup, StackFrame } from './groupErrors';

/** Lines for people: which error, where, how often, how many people and which releases. */
export function describeErrors(groups: readonly ErrorGroup[], withStack: boolean): string {
  return groups
    .map((group) => {
      const stack = withStack ? group.stack.map((frame) => `    at ${describeFrame(frame)}`) : [];
      return [titleOf(group), ...placeOf(group), `  ${figuresOf(group)}`, ...stack].join('\n');
    })
    .join('\n\n');
}

export const nothingKnownOf = (reference: string) =>
  `There is no report for ${reference}: the browser could not reach us, or it is older than 30 days.`;

/** `TypeError: …`, or why a remote did not load. */
export function nameOf({ phase, errorClass, message }: ErrorGroup): string {
  const name = phase === 'load' ? `did not load: ${errorClass}` : errorClass;
  return message ? `${name}: ${message}` : name;
}

export function describeFrame({ raw, place }: StackFrame): string {
  return place ? `${place.source}:${place.line}:${place.column}` : `${raw} (no source map)`;
}

export function countsOf({ failures, people, total }: ErrorGroup): string {
  const inTime = `${failures} ${failures === 1 ? 'page' : 'pages'}, ${people} ${people === 1 ? 'person' : 'people'}`;
  return total > failures ? `${inTime}; ${total} pages since it was first seen` : inTime;
}

const titleOf = (group: ErrorGroup) => `${group.packageName}  ${nameOf(group)}`;

function placeOf({ top }: ErrorGroup): string[] {
  if (!top) return [];
  const code = top.place?.code ? `  ${top.place.code}` : '';
  return [`  ${describeFrame(top)}${code}`];
}

function figuresOf(group: ErrorGroup): string {
  const { routes, references, first, last } = group;
  return [
    countsOf(group),
    routes.length > 0 ? `on ${routes.join(', ')}` : '',
    `first ${first.id} ${first.at}, last ${last.id} ${last.at}`,
    references.length > 0 ? references.join(' ') : '',
  ]
    .filter(Boolean)
    .join('; ');
}
