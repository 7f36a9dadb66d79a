import type { ApiDescription, Schema } from './description';

/** Resolves references and unions of a schema: each entry is one possible type of the value. */
export function variantsOf(api: ApiDescription, schema: Schema | undefined, depth = 0): Schema[] {
  if (!schema || depth > 32) return [];
  const inner = (one: Schema) => variantsOf(api, one, depth + 1);
  if (schema.$ref) {
    const name = schema.$ref.replace('#/components/schemas/', '');
    return inner(api.components?.schemas?.[name] ?? {});
  }
  const union = schema.anyOf ?? schema.oneOf;
  if (union) return union.flatMap(inner);
  if (schema.allOf) return [merged(schema.allOf.flatMap(inner))];
  if (Array.isArray(schema.type)) return schema.type.map((type) => ({ ...schema, type }));
  return [schema];
}

function merged(all: readonly Schema[]): Schema {
  return {
    ...Object.assign({}, ...all),
    properties: Object.assign({}, ...all.map(({ properties }) => properties)),
    required: all.flatMap(({ required = [] }) => required),
  };
}

/** The possible kinds of a value, in the notation of releases: JSON types, or JSON texts of single values. */
export function kindsOf(variants: readonly Schema[]): Set<string> {
  const kinds = variants.flatMap((schema) => {
    if ('const' in schema) return [JSON.stringify(schema.const)];
    if (schema.enum && schema.type !== 'null') return schema.enum.map((one) => JSON.stringify(one));
    if (schema.type === 'integer') return ['number'];
    return [
      typeof schema.type === 'string' ? schema.type : schema.properties ? 'object' : 'unknown',
    ];
  });
  return new Set(kinds);
}

export function unexpectedIn(kinds: Iterable<string>, expected: readonly string[]): string[] {
  if (expected.includes('unknown')) return [];
  return [...kinds].filter((kind) => !expected.includes(kind) && !expected.includes(wider(kind)));
}

/** `"seed"` is a string, `3` a number. */
function wider(kind: string): string {
  return /^["\d-]|^(true|false)$/.test(kind) ? typeof JSON.parse(kind) : kind;
}
