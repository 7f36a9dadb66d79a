const NAMES = ['name', 'title', 'country', 'alt', 'href'];

/** What an entry of a list calls itself; nothing while that is not filled in. */
export function itemName(item: unknown): string {
  const facts = (item ?? {}) as Record<string, unknown>;
  const name = NAMES.map((key) => facts[key]).find((one) => typeof one === 'string' && one !== '');
  return String(name ?? '');
}
