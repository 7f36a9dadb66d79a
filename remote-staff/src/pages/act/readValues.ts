import type { ActField } from 'contract/act-form';

/** The form's values so far, by field: a text, or whether a box is ticked. */
type Values = Readonly<Record<string, string | boolean>>;

/** Initial values of a form: from the address, else the act's defaults. */
export function firstValues(fields: readonly ActField[], search: URLSearchParams): Values {
  return Object.fromEntries(
    fields.map(({ name, kind, initial }) => {
      const given = search.get(name);
      if (given === null) return [name, initial];
      return [name, kind === 'toggle' ? given !== 'false' : given];
    }),
  );
}

/** The fields for the api: without empty ones, numbers as numbers, times in UTC. */
export function readValues(fields: readonly ActField[], values: Values): Record<string, unknown> {
  return Object.fromEntries(
    fields.flatMap(({ name, kind }) => {
      const value = values[name];
      if (value === undefined || value === '' || value === false) return [];
      return [[name, typeof value === 'string' ? convert(kind, value) : value]];
    }),
  );
}

/** A value that cannot be converted is sent unchanged, and the api reports the error. */
function convert(kind: ActField['kind'], text: string): unknown {
  if (kind === 'number') return Number.isFinite(Number(text)) ? Number(text) : text;
  if (kind !== 'moment') return text;
  const date = new Date(text); // as typed, in the reader's zone
  return Number.isNaN(date.getTime()) ? text : date.toISOString();
}
