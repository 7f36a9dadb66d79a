import fc from 'fast-check';
import type { MatrixFixture } from '../matrix/fixture';
import { requestOf } from '../matrix/requestOf';
import type { Row } from '../matrix/rows';
import type { App } from '../server/app';
import type { TestUser } from '../testing';
import { hostilePiece, hostileValue, RAW_BODIES, TYPES } from './hostile';

/** A mutation of a valid request. */
export type FuzzMethod = typeof fuzzing extends fc.Arbitrary<infer T> ? T : never;

export const fuzzing = fc.record({
  how: fc.constantFrom(
    ...(['field', 'field', 'field', 'field', 'whole', 'raw', 'form', 'path', 'query'] as const),
  ),
  /** Index of the field, parameter or part, modulo their number. */
  which: fc.nat(1_000),
  value: hostileValue,
  piece: hostilePiece,
  raw: fc.constantFrom(...RAW_BODIES),
  type: fc.constantFrom(...TYPES),
  key: fc.option(fc.constantFrom('k', '0', 'x'.repeat(255), 'x'.repeat(5_000), '\xff', '../..')),
});

interface Described {
  parameters?: { name: string; in: string }[];
  requestBody?: {
    content: Record<string, { schema: { properties?: object; required?: string[] } }>;
  };
}

/** Names of fields and query parameters, from the api's own description. */
export function namesOf(app: App, { method, url }: Row) {
  const { paths } = app.swagger() as { paths?: Record<string, Record<string, Described>> };
  const path = url.replace(/:(\w+)/g, '{$1}');
  const { parameters = [], requestBody } = paths?.[path]?.[method.toLowerCase()] ?? {};
  const { schema } = Object.values(requestBody?.content ?? {})[0] ?? {};
  return {
    fields: Object.keys(schema?.properties ?? {}),
    required: schema?.required ?? [],
    queries: parameters.filter((one) => one.in === 'query').map(({ name }) => name),
  };
}
type Names = ReturnType<typeof namesOf>;

/** A request of a row that would be served without the mutation. */
export function fuzz(row: Row, { fixture, me, names }: FuzzCase, fuzzing: FuzzMethod) {
  const { how, which, value, piece, raw, type, key } = fuzzing;
  const { path, body } = requestOf(row, fixture, me);
  const request = {
    method: row.method,
    url: path,
    payload: body === undefined ? undefined : JSON.stringify(body),
    headers: {
      'content-type': 'application/json',
      ...(key !== null && { 'idempotency-key': key }),
    },
  };
  const typed = (payload: string | Buffer, as: string) => ({
    ...request,
    payload,
    headers: { ...request.headers, 'content-type': as },
  });
  if (how === 'path') return { ...request, url: fuzzPath(row.url, path, piece) };
  if (how === 'query') {
    const name = [...names.queries, 'page', '__proto__', 'a[b]'].at(
      which % (names.queries.length + 3),
    );
    const [bare] = path.split('?');
    return { ...request, url: `${bare}?${name}=${piece}${which % 3 ? '' : `&${name}=2`}` };
  }
  if (row.method === 'GET') return fuzz(row, { fixture, me, names }, { ...fuzzing, how: 'query' });
  if (how === 'whole') return typed(JSON.stringify(value), 'application/json');
  if (how === 'raw') return typed(raw, which % 3 ? 'application/json' : type);
  if (how === 'form') return typed(formOf(names, fuzzing), 'multipart/form-data; boundary=x');
  const fields = (body ?? {}) as Record<string, unknown>;
  return typed(JSON.stringify(withField(fields, names, fuzzing)), 'application/json');
}

export interface FuzzCase {
  fixture: MatrixFixture;
  me: TestUser;
  names: Names;
}

/** Replaces one field, or one within a list of objects. */
function withField(body: Record<string, unknown>, names: Names, { which, value }: FuzzMethod) {
  const fields = [...new Set([...names.fields, ...Object.keys(body)])];
  const field = fields[which % Math.max(1, fields.length)] ?? 'a';
  const inner = [body[field]].flat()[0];
  if (which % 2 === 0 || typeof inner !== 'object' || inner === null) {
    return { ...body, [field]: value };
  }
  const keys = Object.keys(inner);
  const fuzzed = { ...inner, [keys[which % keys.length]!]: value };
  return { ...body, [field]: Array.isArray(body[field]) ? [fuzzed] : fuzzed };
}

function fuzzPath(pattern: string, path: string, piece: string) {
  if (!/[:*]/.test(pattern)) return `${path}/${piece}`;
  return pattern.replace(/:\w+|\*/g, () => piece);
}

/** A form with a wrong text field or picture. */
function formOf({ fields }: Names, { which, value, piece }: FuzzMethod) {
  const name = [...fields, '__proto__', 'a"b'].at(which % (fields.length + 2));
  const file = which % 2 ? '; filename="a.png"\r\ncontent-type: image/png' : '';
  const content = typeof value === 'string' ? value : piece;
  const part = `--x\r\ncontent-disposition: form-data; name="${name}"${file}\r\n\r\n${content}\r\n`;
  return `${part.repeat(which % 7 === 0 ? 25 : 1)}--x--\r\n`;
}
