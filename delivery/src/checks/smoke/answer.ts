import type { ApiDescription, Schema } from '../../api/description';
import { variantsOf } from '../../api/kinds';

/** How much data a response contains: the minimum that the description allows, an ordinary amount, or the maximum. */
export const SHAPES = ['ordinary', 'empty', 'large'] as const;
export type Shape = (typeof SHAPES)[number];

/** Size of lists without a limit, and of texts. */
const LARGE_LIST = 40;
const LARGE_TEXT = 200;

/** All timestamps in responses are later than this. */
const FIRST_MOMENT = Date.UTC(2026, 0, 15, 9);
const HOUR_MS = 3_600_000;

/**
 * Generates a response from its schema. The same schema and shape give the same response.
 * @param known values of path parameters, which fields of the same name get
 */
export function answer(
  api: ApiDescription,
  schema: Schema | undefined,
  shape: Shape,
  known: Readonly<Record<string, string>> = {},
): unknown {
  let made = 0;

  function make(wanted: Schema | undefined, name: string): unknown {
    const variants = variantsOf(api, wanted);
    const full = variants.filter(({ type }) => type !== 'null');
    if (variants.length === 0) return null;
    if (full.length === 0 || (shape === 'empty' && full.length < variants.length)) return null;
    const one = full[0]!;
    if (name in known && one.type === 'string') return known[name];
    if (one.examples) return one.examples[0];
    if ('const' in one) return one.const;
    if (one.enum) return one.enum[choice(one.enum.length)];
    if (one.type === 'array') return list(one, name);
    if (one.type === 'integer' || one.type === 'number') return number(one, name);
    if (one.type === 'boolean') return shape !== 'empty';
    if (one.type === 'string') return text(one, name);
    return object(one);
  }

  /** In an ordinary response, all options are used in turn. */
  function choice(count: number): number {
    if (shape === 'ordinary') return made++ % count;
    return shape === 'empty' ? 0 : count - 1;
  }

  function list({ items, minItems = 0, maxItems = LARGE_LIST }: Schema, name: string): unknown[] {
    const wanted = { empty: 0, ordinary: 3, large: Math.min(maxItems, LARGE_LIST) }[shape];
    const length = Math.min(maxItems, Math.max(minItems, wanted));
    return Array.from({ length }, () => make(items, name));
  }

  /** Ids are unique, even among otherwise equal objects. */
  function number({ minimum = 0, maximum = 1e9 }: Schema, name: string): number {
    if (/(^|_)id$/.test(name)) return ++made;
    const wanted = { empty: 0, ordinary: 3, large: maximum }[shape];
    return Math.min(maximum, Math.max(minimum, wanted));
  }

  function text({ format, minLength = 1, maxLength = LARGE_TEXT }: Schema, name: string): string {
    const moment = new Date(FIRST_MOMENT + made++ * HOUR_MS).toISOString();
    if (format === 'date-time') return moment;
    if (format === 'date') return moment.slice(0, 10);
    if (format === 'uri') return 'https://example.org/page';
    const message = name === 'slug' ? `zrno-${made}` : `Žito & <b>${name || 'text'}</b> ${made}`;
    const length =
      shape === 'large' && name !== 'slug' ? maxLength : Math.max(minLength, message.length);
    return message
      .padEnd(length, 'šuma-'.repeat(8).concat(' '))
      .slice(0, Math.min(length, maxLength));
  }

  function object({ properties = {}, required = [], additionalProperties: rest }: Schema) {
    const names = Object.keys(properties).filter(
      (name) => shape !== 'empty' || required.includes(name),
    );
    const fields = names.map((name) => [name, make(properties[name], name)] as const);
    const others =
      typeof rest === 'object' && shape !== 'empty'
        ? [['other', make(rest, 'other')] as const]
        : [];
    return Object.fromEntries([...fields, ...others]);
  }

  return make(schema, '');
}
