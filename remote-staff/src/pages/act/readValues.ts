import type { ActField } from 'contract/act-form';

/** What is typed so far, by field; a text, or whether a box is ticked. */
export type Values = Readonly<Record<string, string | boolean>>;

/** How a form begins: as the address says, else as the act does. */
export function firstValues(fields: readonly ActField[], search: URLSearchParams): Values {
  return Object.fromEntries(
    fields.map(({ name, kind, initial }) => {
      const given = search.get(name);
      if (given === null) return [name, initial];
      return [name, kind === 'toggle' ? given !== 'false' : given];
    }),
  );
}

/** What the api is told: nothing of what was left empty, numbers as numbers, times in UTC. */
export function readValues(fields: readonly ActField[], values: Values): Record<string, unknown> {
  return Object.fromEntries(
    fields.flatMap(({ name, kind }) => {
      const value = values[name];
      if (value === undefined || value === '' || value === false) return [];
      return [[name, typeof value === 'string' ? convert(kind, value) : value]];
    }),
  );
}

/** What cannot be converted goes as it is: the api says what is wrong with it. */
function convert(kind: ActField['kind'], text: string): unknown {
  if (kind === 'number') return Number.isFinite(Number(text)) ? Number(text) : text;
  if (kind !== 'moment') return text;
  const date = new Date(text); // as typed, in the reader's zone
  return Number.isNaN(date.getTime()) ? text : date.toISOString();
}
