import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const README = join(__dirname, '../../README.md');

/** Whether the README's table of variables contains a name. */
export function isDocumented(name: string): boolean {
  const cells = readFileSync(README, 'utf8')
    .split('\n')
    .filter((line) => /^\| [A-Z][A-Z0-9_]+/.test(line))
    .map((line) => line.split(' | ')[0]!);
  return cells.some((cell) => cell.match(/[A-Z][A-Z0-9_]+/g)?.includes(name));
}

/** Names of the variables that a function reads from an empty environment. */
export function variablesRead(read: (env: NodeJS.ProcessEnv) => unknown): string[] {
  const names = new Set<string>();
  const env = new Proxy({} as NodeJS.ProcessEnv, {
    get(_, name) {
      names.add(String(name));
      return undefined;
    },
  });
  read(env);
  return [...names].sort();
}
