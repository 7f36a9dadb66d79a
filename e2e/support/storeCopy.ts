import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Registry } from 'contract/registry';
import { integrityOf } from 'server-kit/integrity';
import { ROOT } from 'server-kit/repository';

import { described, editRelease, runFirst } from './editRelease';
import { productUnderTest } from './environment';
import { linkReleases } from './linkReleases';
import { runMfe, type Variables } from './runMfe';
import { teamKeys } from './teamKeys';

/** A store of one test that contains the real releases of the running product. */
export interface StoreCopy {
  /** The value for STORE_URL. */
  url: string;
  /** Id of a package's stable release. */
  stable(packageName: string): string;
  /**
   * Adds a second release of a package beside the stable one, identical except for its name.
   * @param server text of its server build, when that differs too
   */
  double(packageName: string, sha: string, server?: string): string;
  /**
   * Adds a second release of a package that has one page and other code in its entry, sealed like a real one.
   * @param code runs before the entry
   * @param server text of its server build, when that differs too
   */
  broken(packageName: string, sha: string, path: string, code: string, server?: string): string;
  /** Deletes the entry of a release. */
  lose(packageName: string, id: string): void;
  /** Removes all remotes but one from the product. @returns restores the others */
  only(packageName: string): () => void;
  /** Makes a release the stable one, and the previous stable one the last good one, in one revision. */
  deploy(packageName: string, id: string): void;
  /** `npm run mfe -- …` on this store. */
  mfe(...args: string[]): Promise<string>;
  /** Allows only this person to publish from now on. Returns variables for an edge and for the holder of the key. */
  trust(person: string): Promise<{ edge: Variables; team: Variables }>;
  remove(): void;
}

/** Its registry starts with what is deployed now. */
export function storeCopy(): StoreCopy {
  const { store: original } = productUnderTest();
  const url = mkdtempSync(join(tmpdir(), 'e2e-store-'));
  const keys = teamKeys(url);
  linkReleases(original, url);
  const head = JSON.parse(readFileSync(join(original, 'registry.json'), 'utf8')) as Registry;
  head.parent = null;
  delete head.parentHash;
  const slotOf = (packageName: string) =>
    packageName === 'shell' ? head.shell! : head.remotes[packageName]!;
  head.revision = 1;
  mkdirSync(join(url, 'registry/revisions'), { recursive: true });
  const write = () => {
    const number = String(head.revision).padStart(6, '0');
    for (const file of [`registry/revisions/${number}.json`, 'registry.json']) {
      writeFileSync(join(url, file), JSON.stringify(head));
    }
  };
  write();
  const revise = () => {
    [head.parent, head.revision] = [head.revision, head.revision + 1];
    write();
  };

  return {
    url,
    stable: (packageName) => slotOf(packageName).stable.id,
    double(packageName, sha, server) {
      const { id } = slotOf(packageName).stable;
      const twin = id.replace(/-\w+$/, `-${sha}`);
      const folder = join(url, 'releases', packageName, twin);
      cpSync(join(original, 'releases', packageName, id), folder, { recursive: true });
      if (server) writeFileSync(join(folder, 'server.cjs'), server);
      editRelease(folder, (release) => {
        release.id = twin;
        if (server) release.server = described(server);
      });
      return twin;
    },
    broken(packageName, sha, path, code, server) {
      const twin = this.double(packageName, sha, server);
      const folder = join(url, 'releases', packageName, twin);
      editRelease(folder, (release) => {
        runFirst(folder, release, release.entry, code);
        release.provides = {
          routes: release.provides.routes.filter((route) => route.path === path),
        };
      });
      return twin;
    },
    lose(packageName, id) {
      const folder = join(url, 'releases', packageName, id);
      for (const file of readdirSync(folder)) {
        if (/^(remoteEntry|main)\./.test(file)) rmSync(join(folder, file));
      }
    },
    deploy(packageName, id) {
      const slot = slotOf(packageName);
      const manifest = integrityOf(
        readFileSync(join(url, 'releases', packageName, id, 'release.json'), 'utf8'),
      );
      [slot.lastGood, slot.stable] = [slot.stable, { ...slot.stable, id, manifest }];
      revise();
    },
    only(packageName) {
      const all = head.remotes;
      head.remotes = { [packageName]: slotOf(packageName) };
      revise();
      return () => {
        head.remotes = { ...all, ...head.remotes };
        revise();
      };
    },
    mfe: (...args) => runMfe(ROOT, {}, ...args, '--store', url),
    async trust(person) {
      await keys.add('*', person);
      return { edge: keys.edge, team: keys.of(person) };
    },
    remove() {
      rmSync(url, { recursive: true });
      keys.remove();
    },
  };
}
