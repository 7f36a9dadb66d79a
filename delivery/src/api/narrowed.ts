import type { ApiCall } from 'contract/release';

import type { ApiDescription, Schema } from './description';
import { bodyOf, findOperation } from './findOperation';
import { kindsOf, unexpectedIn, variantsOf } from './kinds';

/**
 * Inputs that releases may no longer send, because a call accepts less than before. Only calls and fields in both
 * descriptions are compared; `incompatibleCalls` reports a call that is missing.
 */
export function narrowed(
  before: ApiDescription,
  after: ApiDescription,
  calls: readonly ApiCall[],
): string[] {
  return calls.flatMap(({ call, sends }) => {
    const [was, is] = [findOperation(before, call), findOperation(after, call)];
    if (!was || !is) return [];
    const [asked, asks] = [was.security ?? before.security, is.security ?? after.security];
    // A call without stated security may only lack a description, so the first statement is no restriction.
    const isLocked = asked?.length === 0 && asks && asks.length > 0;
    const faults = isLocked
      ? [`makes the call ${call} as a guest; the api asks for a token now`]
      : [];
    const old = { api: before, schema: withQuery(was) };
    const now = { api: after, schema: withQuery(is) };
    return [...faults, ...less(old, now, call, sends)];
  });
}

/** One schema for all input: the fields of the query and of the body. */
function withQuery(operation: Parameters<typeof bodyOf>[0]): Schema {
  const query = (operation.parameters ?? []).filter((one) => one.in === 'query');
  const fields: Schema = {
    type: 'object',
    properties: Object.fromEntries(query.map(({ name, schema = {} }) => [name, schema])),
    required: query.filter(({ required }) => required).map(({ name }) => name),
  };
  const body = bodyOf(operation);
  return body ? { type: 'array', items: body, properties: { query: fields } } : fields;
}

interface Side<Described = Schema | undefined> {
  api: ApiDescription;
  schema: Described;
}

/** @param sends top-level fields that are known to be sent; all fields when that is not known */
function less(was: Side, is: Side, at: string, sends?: readonly string[]): string[] {
  const old = variantsOf(was.api, was.schema);
  const now = variantsOf(is.api, is.schema);
  if (old.length === 0 || now.length === 0) return [];
  const refused = unexpectedIn(kindsOf(old), [...kindsOf(now)]);
  if (refused.length > 0) return [`sends ${at} as ${refused.join(' or ')}, which is not taken now`];
  return old.flatMap((one) => {
    const others = now.filter((other) => sameKind(one, other));
    const [other] = others;
    if (!other || others.length > 1) return []; // a union of several is not compared
    const bounds = tighter(one, other).map(
      (word) => `sends ${at}, of which ${word} is tighter now`,
    );
    const items = less({ ...was, schema: one.items }, { ...is, schema: other.items }, at, sends);
    const fields = lessFields({ ...was, schema: one }, { ...is, schema: other }, at, sends);
    return [...bounds, ...items, ...fields];
  });
}

function lessFields(
  was: Side<Schema>,
  is: Side<Schema>,
  at: string,
  sends?: readonly string[],
): string[] {
  const [one, other] = [was.schema, is.schema];
  const isSent = (name: string) => !sends || sends.includes(name) || name === 'query';
  const gone = Object.entries(one.properties ?? {}).flatMap(([name, schema]) => {
    const field = `${name} of ${at}`;
    if (!isSent(name)) return [];
    const next = other.properties?.[name];
    if (!next) return other.properties ? [`sends ${field}, which is not taken now`] : [];
    const inner = name === 'query' ? sends : undefined;
    return less({ ...was, schema }, { ...is, schema: next }, field, inner);
  });
  const needed = (other.required ?? [])
    .filter((name) => !one.required?.includes(name) && !sends?.includes(name))
    .map((name) => `may not send ${name}, which ${at} needs now`);
  return [...gone, ...needed];
}

const sameKind = (one: Schema, other: Schema) =>
  [...kindsOf([one])].some((kind) => unexpectedIn([kind], [...kindsOf([other])]).length === 0);

const UPPER = ['maximum', 'maxLength', 'maxItems'] as const;
const LOWER = ['minimum', 'minLength', 'minItems'] as const;

function tighter(one: Schema, other: Schema): string[] {
  return [
    ...UPPER.filter((word) => (other[word] ?? Infinity) < (one[word] ?? Infinity)),
    ...LOWER.filter((word) => (other[word] ?? -Infinity) > (one[word] ?? -Infinity)),
  ];
}
