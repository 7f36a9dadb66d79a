import { hash, verify } from '@node-rs/argon2';

/** Parameters of argon2id. */
export interface PasswordCost {
  /** KiB. */
  memoryCost: number;
  /** Passes over the memory. */
  timeCost: number;
  parallelism: number;
}

/** Expensive work on passwords, in this process or a worker process. */
export interface PasswordWork {
  hash(password: string, cost: PasswordCost): Promise<string>;
  verify(hash: string, password: string): Promise<boolean>;
  close?(): Promise<void>;
}

export type PasswordJob =
  | { kind: 'hash'; password: string; cost: PasswordCost }
  | { kind: 'verify'; password: string; hash: string };

/** In this process. */
export const passwordWork: PasswordWork = { hash, verify };
