const figures = new Intl.NumberFormat('en');

/** A number with its noun: '1 like', '1,284 followers'. @param word in the singular */
export function plural(count: number, one: string, many = `${one}s`): string {
  return `${figures.format(count)} ${count === 1 ? one : many}`;
}
