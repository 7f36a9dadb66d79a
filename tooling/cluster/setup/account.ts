import { spawnSync } from 'node:child_process';

/** The account that runs the engines. */
interface Account {
  uid: number;
  gid: number;
}

/** PostgreSQL and its pooler refuse to run as root; any other user runs them under their own account. */
export function engineAccount(): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (of: string, name: string) =>
    Number(spawnSync('id', [of, name], { encoding: 'utf8' }).stdout || Number.NaN);
  const name = Number.isNaN(id('-u', 'postgres')) ? 'nobody' : 'postgres';
  return { uid: id('-u', name), gid: id('-g', name) };
}
