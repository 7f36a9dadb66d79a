import { guideFiles } from './guideFiles';
import { withOwnVersions } from './ownVersions';

/** The example of the guide, which a new remote's name takes the place of. */
const EXAMPLE = 'press';
const EXAMPLE_PORT = '3106';

/** What a new remote is called and where it is on a developer's machine. */
export interface NewRemote {
  /** Of its prefix: `press` is remote-press, which owns /press. */
  name: string;
  port: number;
}

/**
 * The files of a new remote, by path from the root: those that docs/how-to/add-a-remote.md tells people
 * to write, with the versions that its packages have.
 */
export function remoteFiles(root: string, { name, port }: NewRemote): Map<string, string> {
  const rename = (text: string) =>
    text
      .replaceAll(`${capital(EXAMPLE)}Page`, `${componentName(name)}Page`)
      .replaceAll(capital(EXAMPLE), titleOf(name))
      .replaceAll(EXAMPLE, name)
      .replaceAll(EXAMPLE_PORT, String(port));
  return new Map(
    [...guideFiles(root, 'add-a-remote')].map(([path, text]) => [
      rename(path),
      withOwnVersions(root, rename(text)),
    ]),
  );
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** `office-hours` is OfficeHours. */
const componentName = (name: string) => name.split('-').map(capital).join('');

/** `office-hours` is Office hours. */
const titleOf = (name: string) => capital(name.replaceAll('-', ' '));
