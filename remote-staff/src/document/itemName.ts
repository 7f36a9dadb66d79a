const NAMES = ['name', 'title', 'country', 'alt', 'href'];

/** The name of a list's entry; empty while it is not filled in. */
export function itemName(item: unknown): string {
  const facts = (item ?? {}) as Record<string, unknown>;
  const name = NAMES.map((key) => facts[key]).find((one) => typeof one === 'string' && one !== '');
  return String(name ?? '');
}
