import type { Letter } from './outbox';

/** Every address in a mail that leads to the product, path and query, each once. */
export function mailedLinks(letters: readonly Letter[], origin: string): string[] {
  const addresses = letters.flatMap(({ text, headers }) => [
    ...(text.match(/https?:\/\/[^\s<>]+/g) ?? []),
    ...headers
      .filter(({ key }) => key === 'list-unsubscribe')
      .flatMap(({ value }) => value.match(/https?:\/\/[^\s<>]+/g) ?? []),
  ]);
  const ours = addresses.map((address) => new URL(address)).filter((url) => url.origin === origin);
  return [...new Set(ours.map(({ pathname, search }) => pathname + search))];
}
