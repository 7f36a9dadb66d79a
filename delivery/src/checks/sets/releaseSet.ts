import type { ReleaseFile } from 'contract/release';

/** Releases that would be deployed together, by package. */
export type ReleaseSet = ReadonlyMap<string, ReleaseFile>;

/** Why a release may not be published: what was checked, expected and found, and how to mend it. */
export interface CheckFailure {
  check: 'requirements' | 'addresses' | 'size' | 'contract' | 'api' | 'smoke';
  packageName: string;
  sentence: string;
}
