/** A path in a document: 'site.seasons.1.name'. */
export type DocumentPath = string;

/** The value at a path; undefined when there is none. */
export const valueAt = (document: unknown, path: DocumentPath): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (value, key) => (value as Record<string, unknown> | null | undefined)?.[key],
      document,
    );

/** Returns the document with another value at a path; the rest is shared. */
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

/** Whether a path is equal to another or inside it. */
export const isWithin = (path: DocumentPath, place: DocumentPath) =>
  path === place || path.startsWith(`${place}.`);
