import type { Lockfile, Manifest } from '../packages';
import type { NewRemote } from './remoteFiles';

interface Enrolment {
  path: string;
  /**
   * @param manifest of the remote; npm copies nearly all of it into the lockfile
   * @throws Error when the file has no place for it
   */
  edit(text: string, remote: NewRemote, manifest: Manifest): string;
}

/** The files that list remotes or what they own; a new remote is added after the others. */
export const ENROLMENTS: readonly Enrolment[] = [
  {
    path: 'package.json',
    edit: (text, { name }) => withLine(text, /(?:^ +"remote-[\w-]+",\n)+/m, name),
  },
  {
    path: 'tsconfig.json',
    edit(text, { name }) {
      const config = JSON.parse(text) as { references: { path: string }[] };
      const at = config.references.findLastIndex(({ path }) => path.startsWith('remote-'));
      config.references.splice(at + 1, 0, { path: `remote-${name}` });
      return `${JSON.stringify(config, null, 2)}\n`;
    },
  },
  {
    path: 'docs/architecture.md',
    edit: (text, { name }) => withLink(text, `[remote-${name}](../remote-${name})`),
  },
  {
    path: 'README.md',
    edit: (text, { name }) =>
      withBranch(
        withLink(text, `[remote-${name}](remote-${name})`),
        `remote-${name}`,
        `/${name} …`,
      ),
  },
  {
    path: 'docs/deploy.md',
    edit: withPublished,
  },
  {
    path: '.vscode/settings.json',
    edit: (text, { name }) => withLine(text, /(?:^ +\{ "name": "remote-.*\n)+/m, name),
  },
  {
    path: '.github/CODEOWNERS',
    edit: (text, { name }) =>
      replaced(
        text,
        /(?:^\/remote-.*\n)+/m,
        (lines) => `${lines}${`/remote-${name}/`.padEnd(21)} @venture-quest/${name}\n`,
      ),
  },
  {
    path: 'Dockerfile',
    edit: (text, { name }) => withLine(text, /(?:^COPY .* remote-[\w-]+\/\n)+/m, name),
  },
  {
    path: 'compose.yaml',
    edit: withPublished,
  },
  {
    path: 'api/src/modules/beacons/sitePages.ts',
    edit: (text, { name }) => replaced(text, /`\.split\(/, (end) => `\n  /${name}${end}`),
  },
  {
    path: 'package-lock.json',
    edit(text, { name }, { version, license, ...manifest }) {
      const lock = JSON.parse(text) as Lockfile;
      const { dependencies, devDependencies, peerDependencies } = manifest;
      const workspaces = lock.packages['']!.workspaces!;
      workspaces.splice(
        workspaces.findLastIndex((one) => one.startsWith('remote-')) + 1,
        0,
        `remote-${name}`,
      );
      const own = {
        version,
        license,
        dependencies: sorted(dependencies),
        devDependencies: sorted(devDependencies),
        peerDependencies: sorted(peerDependencies),
      };
      const link = { resolved: `remote-${name}`, link: true };
      const entries = Object.entries(lock.packages);
      insert(entries, [`remote-${name}`, own]);
      insert(entries, [`node_modules/remote-${name}`, link]);
      const packages = Object.fromEntries(entries);
      return `${JSON.stringify({ ...lock, packages }, null, 2)}\n`;
    },
  },
];

/** Repeats the last of these lines for this remote. */
function withLine(text: string, lines: RegExp, name: string): string {
  return replaced(text, lines, (found) => {
    const last = found.trimEnd().split('\n').at(-1)!;
    return `${found}${last.replace(/remote-[\w-]+/g, `remote-${name}`)}\n`;
  });
}

/** Adds a link in a table row that links to each remote. */
const withLink = (text: string, link: string) =>
  replaced(
    text,
    /^\| (?:\[remote-[\w-]+\]\((?:\.\.\/)?remote-[\w-]+\)(?:, )?)+/m,
    (row) => `${row.trimEnd()}, ${link}`,
  );

/** Adds a branch below the last one in the architecture diagram. */
const withBranch = (text: string, folder: string, owned: string) =>
  replaced(text, /^.*└── remote-.*\n/m, (line) => {
    const before = line.slice(0, line.indexOf('└'));
    return `${line.replace('└', '├')}${before}└── ${folder.padEnd(16)} ${owned}\n`;
  });

/** The list of packages that are published first. */
function withPublished(text: string, { name }: NewRemote): string {
  return replaced(text, / publish shell(?: remote-[\w-]+)+/, (list) => `${list} remote-${name}`);
}

function replaced(text: string, part: RegExp, by: (found: string) => string): string {
  if (!part.test(text)) throw new Error(`no line matches ${String(part)}`);
  return text.replace(part, by);
}

/** Inserts a remote's entry among those of the others, by name. */
function insert(entries: [string, unknown][], entry: [string, unknown]): void {
  const group = `${entry[0].slice(0, entry[0].lastIndexOf('remote-'))}remote-`;
  const isBefore = ([key]: [string, unknown]) => key.startsWith(group) && key < entry[0];
  const before = entries.findLastIndex(isBefore);
  const at = before < 0 ? entries.findIndex(([key]) => key.startsWith(group)) : before + 1;
  entries.splice(at, 0, entry);
}

/** In npm's order. */
function sorted(versions: Record<string, string> = {}): Record<string, string> {
  const entries = Object.entries(versions).sort(([a], [b]) => a.localeCompare(b, 'en'));
  return Object.fromEntries(entries);
}
