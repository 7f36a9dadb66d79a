/** Where something stands in a document: 'site.seasons.1.name'. */
export type DocumentPath = string;

/** What stands there; undefined where there is nothing. */
export const valueAt = (document: unknown, path: DocumentPath): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (value, key) => (value as Record<string, unknown> | null | undefined)?.[key],
      document,
    );

/** The document with something else there; what it holds in other places is the same. */
export function withValue<Document>(
  document: Document,
  path: DocumentPath,
  value: unknown,
): Document {
  const [key = '', ...rest] = path.split('.');
  const inner = (document as Record<string, unknown>)[key];
  const replaced = rest.length > 0 ? withValue(inner, rest.join('.'), value) : value;
  if (!Array.isArray(document)) return { ...document, [key]: replaced };
  return document.with(Number(key), replaced) as Document;
}

/** Whether one place is the other, or within it. */
export const isWithin = (path: DocumentPath, place: DocumentPath) =>
  path === place || path.startsWith(`${place}.`);
