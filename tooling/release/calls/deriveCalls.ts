import type { ApiCall } from 'contract/release';
import type { Type } from 'typescript/unstable/sync';
import { type Endpoint, endpointsOf } from './endpoints';
import { type FieldsRead, fieldsRead } from './fieldsRead';
import { openSources, type Sources } from './project';
import { fieldsOf, isObject, isOpen, isOptional, kindsOf, MAX_DEPTH, membersOf } from './types';

/**
 * Derives from a package's types which api calls it makes and which response fields its code reads.
 * @param folder of the package
 */
export function deriveCalls(folder: string): ApiCall[] {
  const sources = openSources(folder);
  try {
    const endpoints = endpointsOf(sources);
    const read = fieldsRead(
      sources,
      endpoints.flatMap(({ sent = [] }) => sent),
    );
    const calls = new Map<string, ApiCall>();
    for (const endpoint of endpoints) {
      const { call, answer } = endpoint;
      const known = calls.get(call);
      const reads = { ...known?.reads, ...(answer && readsOf(sources, read, answer)) };
      const sends = bothOf(known, sendsOf(sources, endpoint));
      calls.set(call, { call, reads: sorted(reads), ...(sends && { sends: sends.sort() }) });
    }
    return [...calls.values()].sort((a, b) => (a.call < b.call ? -1 : 1));
  } finally {
    sources.close();
  }
}

/** Response fields that are read, by path, with the type that the code expects. */
function readsOf(sources: Sources, read: FieldsRead, answer: Type): Record<string, string> {
  const found: Record<string, string> = {};

  function visit(type: Type, path: string, depth: number): void {
    if (depth > MAX_DEPTH) return;
    const { checker } = sources;
    for (const one of membersOf(type)) {
      const item =
        checker.isArrayLikeType(one) && one.isTypeReference() && checker.getTypeArguments(one)[0];
      if (item) visit(item, `${path}[]`, depth + 1);
      if (isOpen(sources, one)) found[`${path}{}`] = 'unknown';
    }
    const fields = fieldsOf(sources, type);
    const holders = membersOf(type).filter((one) => isObject(one)).length;
    const siblings = new Set(fields.map(({ name }) => name));
    const isWhole = membersOf(type).some((one) => isOpen(sources, one));
    for (const field of fields) {
      const value = checker.getTypeOfSymbol(field);
      if (!value || !(isWhole || read.has(field, siblings))) continue;
      const at = path === '' ? field.name : `${path}.${field.name}`;
      const everywhere = fields.filter(({ name }) => name === field.name).length === holders;
      const absent = isOptional(field) || !everywhere ? ['absent'] : [];
      const before = found[at]?.split('|') ?? [];
      found[at] = [...new Set([...before, ...kindsOf(sources, value), ...absent])].sort().join('|');
      visit(value, at, depth + 1);
    }
  }

  visit(answer, '', 0);
  return found;
}

/** Fields that a request sends, `name?` for optional ones; undefined when unknown. */
function sendsOf(sources: Sources, { sent }: Endpoint): string[] | undefined {
  if (!sent) return undefined;
  const names: string[] = [];
  for (const node of sent) {
    const type = sources.checker.getTypeAtLocation(node);
    const members = type
      ? membersOf(type).filter((one) => kindsOf(sources, one)[0] !== 'null')
      : [];
    const isKnown = members.every((one) => isObject(one) && one.getSymbol()?.name !== 'FormData');
    const fields = members.flatMap((one) => fieldsOf(sources, one));
    if (!isKnown || (members.length > 0 && fields.length === 0)) return undefined;
    names.push(...fields.map((field) => (isOptional(field) ? `${field.name}?` : field.name)));
  }
  return [...new Set(names)];
}

/** Fields that two places with the same call both send. */
function bothOf(known: ApiCall | undefined, sends: string[] | undefined): string[] | undefined {
  if (!known || !sends) return known ? undefined : sends;
  return known.sends && sends.filter((name) => known.sends!.includes(name));
}

const sorted = (reads: Record<string, string>) =>
  Object.fromEntries(Object.entries(reads).sort(([a], [b]) => (a < b ? -1 : 1)));
