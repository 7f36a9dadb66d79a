import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { MAY_IMPORT } from './importLaw';
import type { Violation } from './sources';

const HEADINGS = ['## Folders', '## Run and test it alone', '## May import'];
const SKIPPED = /^(node_modules|dist|var|src|\..+)$/;
const ARCHITECTURE = 'docs/architecture.md';

/** A package, as its README and the architecture document must describe it. */
export interface Package {
  name: string;
  /** Source folders, relative to the package: `src/pages`, `contract`. */
  folders: string[];
  /** What it may import at run time. */
  doors: string[];
  readme?: string;
}

/**
 * Each package README says what the package is, what its folders contain, how to run it alone and what it may import.
 */
export function checkPackageGuides(root: string): Violation[] {
  const architecture = readFileSync(join(root, ARCHITECTURE), 'utf8');
  return compareGuides(
    Object.entries(MAY_IMPORT).map(([name, doors]) => readPackage(root, name, doors)),
    architecture,
  );
}

function readPackage(root: string, name: string, doors: string[]): Package {
  const at = (path: string) => join(root, name, path);
  const below = (path: string) =>
    existsSync(at(path))
      ? readdirSync(at(path), { withFileTypes: true })
          .filter((entry) => entry.isDirectory() && !SKIPPED.test(entry.name))
          .map((entry) => (path === '.' ? entry.name : `${path}/${entry.name}`))
      : [];
  const readme = existsSync(at('README.md')) ? readFileSync(at('README.md'), 'utf8') : undefined;
  return { name, doors, readme, folders: [...below('.'), ...below('src')] };
}

/** The same from texts: tests use it to plant violations. */
export function compareGuides(packages: Package[], architecture: string): Violation[] {
  return packages.flatMap((one) => [
    ...guideProblems(one).map((message) => ({ path: `${one.name}/README.md`, message })),
    ...architectureProblems(one, architecture).map((message) => ({ path: ARCHITECTURE, message })),
  ]);
}

function guideProblems({ folders, doors, readme }: Package): string[] {
  if (readme === undefined) return ['is missing: see CONTRIBUTING.md, "A README for each package"'];
  const missing = HEADINGS.filter((heading) => !readme.includes(`\n${heading}\n`));
  if (missing.length > 0) return missing.map((heading) => `has no '${heading}'`);
  const rows = rowsOf(section(readme, '## Folders')).map((cells) => firstCode(cells[0]));
  const imports = section(readme, '## May import').split('\n\n')[1] ?? '';
  return [
    ...folders
      .filter((folder) => !rows.includes(folder))
      .map((folder) => `'## Folders' has no row for \`${folder}\``),
    ...rows
      .filter((row) => row !== undefined && !row.includes('.') && !folders.includes(row))
      .map((row) => `'## Folders' has \`${row}\`, which is no folder`),
    ...difference("the first paragraph of '## May import'", codes(imports), doors),
  ];
}

function architectureProblems({ name, doors }: Package, architecture: string): string[] {
  const row = rowsOf(architecture).find((cells) => cells[0]?.includes(`](../${name})`));
  return row
    ? difference(`the row of ${name}`, codes(row.at(-1)!), doors)
    : [`has no row for ${name}`];
}

function difference(where: string, stated: string[], doors: string[]): string[] {
  return [
    ...doors.filter((one) => !stated.includes(one)).map((one) => `${where} lacks \`${one}\``),
    ...stated
      .filter((one) => !doors.includes(one))
      .map((one) => `${where} has \`${one}\` too many`),
  ];
}

/** From a heading to the next one of the same level. */
function section(text: string, heading: string): string {
  const start = text.indexOf(`\n${heading}\n`) + 1;
  const end = text.indexOf('\n## ', start);
  return text.slice(start, end < 0 ? undefined : end);
}

const rowsOf = (text: string): string[][] =>
  text
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) => line.slice(2, -2).split(' | '));

const codes = (text: string): string[] => [...text.matchAll(/`([^`]+)`/g)].map(([, code]) => code!);
const firstCode = (text = '') => codes(text)[0];
