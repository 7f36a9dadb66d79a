/** True when version `a` (`1.4.2`, with or without a release's hash) comes before `b`. */
export function isOlder(a: string, b: string): boolean {
  const [own, other] = [numbers(a), numbers(b)];
  const index = own.findIndex((number, at) => number !== other[at]);
  return index >= 0 && own[index]! < other[index]!;
}

const numbers = (version: string) => version.split('-', 1)[0]!.split('.').map(Number);
