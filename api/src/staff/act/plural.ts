/** A number with its word: '1 account', '1,445 accounts'. @param one the word in the singular */
export function plural(count: unknown, one: string, many = `${one}s`): string {
  return `${Number(count).toLocaleString('en')} ${count === 1 ? one : many}`;
}
