import type { ReleaseFile } from 'contract/release';

/** Parts as they would stand together, by name. */
export type ReleaseSet = ReadonlyMap<string, ReleaseFile>;

/** Why a release may not be published: what was checked, expected and found, and how to mend it. */
export interface CheckFailure {
  check: 'requirements' | 'addresses' | 'size' | 'contract' | 'api' | 'smoke';
  part: string;
  sentence: string;
}
