import type { ApiCall } from 'contract/release';

import type { ApiDescription, Schema } from './description';
import { answerOf, bodyOf, findOperation } from './findOperation';
import { kindsOf, unexpectedIn, variantsOf } from './kinds';

/** Reasons why a release cannot work with an api: one sentence per call or field. */
export function incompatibleCalls(api: ApiDescription, calls: readonly ApiCall[]): string[] {
  return calls.flatMap(({ call, reads, sends }) => {
    const operation = findOperation(api, call);
    if (!operation) return [`makes the call ${call}, which the api does not have`];
    const answer = variantsOf(api, answerOf(operation));
    const faults = Object.entries(reads).flatMap(([path, expected]) =>
      readFault(api, answer, call, path, expected),
    );
    if (!sends) return faults;
    const query = (operation.parameters ?? []).filter((one) => one.required && one.in === 'query');
    const body = variantsOf(api, bodyOf(operation));
    const missing = [...query.map(({ name }) => name), ...neededIn(body)]
      .filter((name) => !sends.includes(name))
      .map((name) => `does not send ${name}, which ${call} needs`);
    return [...faults, ...missing];
  });
}

/** Fields that every variant of a body requires. */
function neededIn(body: readonly Schema[]): string[] {
  const [first, ...others] = body.map(({ required = [] }) => required);
  return (first ?? []).filter((name) => others.every((required) => required.includes(name)));
}

function readFault(
  api: ApiDescription,
  answer: readonly Schema[],
  call: string,
  path: string,
  expected: string,
): string[] {
  const found = stepsOf(path).reduce<Found>((at, step) => into(api, at, step), {
    variants: answer,
    absent: false,
  });
  const field = `reads ${path || 'the answer'} of ${call} as ${expected}`;
  if (found.variants.length === 0) return [`${field}; the api does not answer it`];
  const kinds = [...kindsOf(found.variants), ...(found.absent ? ['absent'] : [])];
  const more = unexpectedIn(kinds, expected.split('|'));
  return more.length > 0 ? [`${field}; the api may answer ${more.join(' or ')}`] : [];
}

/** The schemas at a path of a response, and whether the field is optional in its parent. */
interface Found {
  variants: readonly Schema[];
  absent: boolean;
}

/** `data[].user.name`: fields, `[]` for the items of a list, `{}` for the values of a record. */
const stepsOf = (path: string) => path.match(/\[\]|\{\}|[^.[\]{}]+/g) ?? [];

function into(api: ApiDescription, { variants }: Found, step: string): Found {
  const holders = variants.filter(({ type }) => type !== 'null');
  const inner = holders.map((holder) => childOf(holder, step));
  return {
    variants: inner.flatMap((schema) => variantsOf(api, schema)),
    absent: holders.some((holder, at) => isAbsent(holder, inner[at], step)),
  };
}

function childOf(holder: Schema, step: string): Schema | undefined {
  const { additionalProperties: rest } = holder;
  if (step === '[]') return holder.items;
  const others = typeof rest === 'object' ? rest : undefined;
  return step === '{}' ? others : (holder.properties?.[step] ?? others);
}

const isAbsent = (holder: Schema, inner: Schema | undefined, step: string) =>
  !/^(\[\]|\{\})$/.test(step) && (!inner || !holder.required?.includes(step));
