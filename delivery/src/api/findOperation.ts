import type { ApiDescription, Operation, Schema } from './description';

const BASE = '/api';

/** The operation that a release calls `GET /my/startups/{}`; undefined when there is none. */
export function findOperation(api: ApiDescription, call: string): Operation | undefined {
  const [method = '', path = ''] = call.split(' ');
  return findCall(api, method, BASE + path)?.operation;
}

/** The operation of a method and path, and the values of the path's parameters. */
export function findCall(api: ApiDescription, method: string, path: string) {
  const asked = partsOf(path);
  const [found] = Object.entries(api.paths)
    .flatMap(([one, item]) => {
      const operation = item[method.toLowerCase()];
      return operation && fits(partsOf(one), asked) ? [{ path: one, operation }] : [];
    })
    .sort((a, b) => parametersIn(a.path) - parametersIn(b.path));
  if (!found) return undefined;
  const values = partsOf(found.path).flatMap((part, at) =>
    isParameter(part) ? [[part.slice(1, -1), decodeURIComponent(asked[at]!)] as const] : [],
  );
  return { operation: found.operation, parameters: Object.fromEntries(values) };
}

/** The schema of a call's successful response. */
export function answerOf({ responses }: Operation): Schema | undefined {
  const good = Object.entries(responses).filter(([status]) => /^2/.test(status));
  const schemas = good.flatMap(([, { content }]) => content?.['application/json']?.schema ?? []);
  return schemas.length > 1 ? { anyOf: schemas } : schemas[0];
}

/** The schema of a call's request body, whatever its content type. */
export function bodyOf({ requestBody }: Operation): Schema | undefined {
  return Object.values(requestBody?.content ?? {})[0]?.schema;
}

const partsOf = (path: string) => path.split('/');
const isParameter = (part: string) => part.startsWith('{');
const parametersIn = (path: string) => partsOf(path).filter(isParameter).length;

const fits = (parts: readonly string[], asked: readonly string[]) =>
  parts.length === asked.length &&
  parts.every((part, at) => isParameter(part) || part === asked[at]);
