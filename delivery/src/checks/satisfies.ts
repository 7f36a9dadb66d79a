/**
 * Whether a version satisfies a range of package.json: `^1.2.3`, `~1.2.3` or `1.2.3`, or several of them with `||`.
 * @throws Error for any other kind of range, because the check must not guess
 */
export function satisfies(version: string, range: string): boolean {
  return range.split('||').some((one) => isIn(version, one.trim()));
}

function isIn(version: string, range: string): boolean {
  const wanted = /^([~^]?)(\d+)\.(\d+)\.(\d+)$/.exec(range);
  const found = /^(\d+)\.(\d+)\.(\d+)$/.exec(version);
  if (!wanted || !found) throw new Error(`'${version}' in '${range}' cannot be decided.`);

  const [, kind, ...least] = wanted;
  const [major, minor, patch] = least.map(Number) as [number, number, number];
  const [a, b, c] = found.slice(1).map(Number) as [number, number, number];
  if (a !== major) return false;
  if (kind === '^' && major > 0) return b > minor || (b === minor && c >= patch);
  const mayDiffer = kind === '~' || (kind === '^' && minor > 0);
  return b === minor && (mayDiffer ? c >= patch : c === patch);
}
