/**
 * How often a suite repeats its random steps: the variable's value, otherwise fewer on the embedded database. Rules are
 * explored on a server; the embedded database only has to behave the same (docs/api.md).
 */
export const rounds = (variable: string, { embedded, server }: Record<Engine, number>): number =>
  Number(process.env[variable] ?? (process.env.TEST_SERVER ? server : embedded));

type Engine = 'embedded' | 'server';
