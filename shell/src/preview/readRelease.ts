import { releaseBase } from 'delivery/registry';

import type { PreviewRelease, ReadRelease } from './preview';

/** The part of a release.json that is read here; a file of another kind has none of it. */
interface ReleaseFile {
  name: string;
  id: string;
  container: string;
  entry: string;
  files: Record<string, { integrity: string }>;
  provides: { routes: PreviewRelease['routes'] };
}

/** Asks the store. The hash of the entry comes with it, so that an override is checked like any. */
export const readRelease: ReadRelease = async (base, { remote, release }) => {
  try {
    const answer = await fetch(`${releaseBase(base, remote, release)}release.json`);
    if (!answer.ok) return undefined;
    const { name, id, container, entry, files, provides } = (await answer.json()) as ReleaseFile;
    const integrity = files[entry]?.integrity ?? '';
    if (name !== remote || id !== release || !integrity.startsWith('sha384-')) return undefined;
    return { id, container, entry, integrity, routes: provides.routes };
  } catch {
    return undefined; // no answer, or not a release's: nothing can be shown of it
  }
};
