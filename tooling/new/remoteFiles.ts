import { guideFiles } from './guideFiles';
import { withOwnVersions } from './ownVersions';

/** The name in the guide's example, which is replaced by that of a new remote. */
const EXAMPLE = 'press';
const EXAMPLE_PORT = '3106';

/** The name of a new remote and its port on a developer's machine. */
export interface NewRemote {
  /** Its prefix: `press` becomes remote-press, which owns /press. */
  name: string;
  port: number;
}

/**
 * The files of a new remote, by path from the root: those in docs/how-to/add-a-remote.md, with the current versions of
 * our packages.
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

/** `office-hours` becomes OfficeHours. */
const componentName = (name: string) => name.split('-').map(capital).join('');

/** `office-hours` becomes Office hours. */
const titleOf = (name: string) => capital(name.replaceAll('-', ' '));
