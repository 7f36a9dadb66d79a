import { hash, verify } from '@node-rs/argon2';

/** Of argon2id. */
export interface PasswordCost {
  /** KiB. */
  memoryCost: number;
  /** Passes over the memory. */
  timeCost: number;
  parallelism: number;
}

/** What takes long about passwords: done here, or by a process beside this one. */
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
