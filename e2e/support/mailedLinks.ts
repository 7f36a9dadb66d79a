import { type Letter, linksIn } from './outbox';

/** Path and query of every link to the product in some mails, without duplicates. */
export function mailedLinks(letters: readonly Letter[], origin: string): string[] {
  const texts = letters.flatMap(({ text, headers }) => [
    text,
    ...headers.filter(({ key }) => key === 'list-unsubscribe').map(({ value }) => value),
  ]);
  const ours = texts.flatMap(linksIn).filter((url) => url.origin === origin);
  return [...new Set(ours.map(({ pathname, search }) => pathname + search))];
}
