import { spawnSync } from 'node:child_process';

/** Whose processes the engines are. */
export interface Account {
  uid: number;
  gid: number;
}

/** PostgreSQL and its pooler refuse to run as root; anybody else starts them as themselves. */
export function engineAccount(): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (of: string, name: string) =>
    Number(spawnSync('id', [of, name], { encoding: 'utf8' }).stdout || Number.NaN);
  const name = Number.isNaN(id('-u', 'postgres')) ? 'nobody' : 'postgres';
  return { uid: id('-u', name), gid: id('-g', name) };
}
