import type { Commit } from './readCommits';

interface Release {
  version: string;
  /** `yyyy-MM-dd` */
  day: string;
  commits: readonly Commit[];
}

const SECTIONS: [title: string, belongs: (commit: Commit) => boolean][] = [
  ['Breaking', ({ breaking }) => breaking],
  ['New', ({ type, breaking }) => type === 'feat' && !breaking],
  ['Fixed', ({ type, breaking }) => type === 'fix' && !breaking],
  ['Faster', ({ type, breaking }) => type === 'perf' && !breaking],
];

const NOTE = 'Written from the commits by `npm run versions -- --write`; not by hand.';

/** Adds a release at the top of a changelog. @param before its previous text, if any */
export function withRelease(name: string, release: Release, before = ''): string {
  const start = before.indexOf('\n## ');
  const older = start < 0 ? '' : before.slice(start);
  return `# Changelog of ${name}\n\n${NOTE}\n\n${entry(release)}${older}`;
}

function entry({ version, day, commits }: Release): string {
  const sections = SECTIONS.flatMap(([title, belongs]) => {
    const lines = commits
      .filter(belongs)
      .map(({ subject, hash }) => `- ${plain(subject)} (${hash})`);
    return lines.length > 0 ? [`### ${title}\n\n${lines.join('\n')}\n`] : [];
  });
  return `## ${version} (${day})\n\n${sections.join('\n')}`;
}

/** Escapes commit subjects, so that they cannot become headings, links or elements. */
const plain = (subject: string) => subject.replace(/[\\`*_{}[\]<>|]/g, (sign) => `\\${sign}`);

/** Faults in the format of a changelog. */
export function changelogProblems(name: string, version: string, text: string): string[] {
  const [title, , note] = text.split('\n');
  const versions = [...text.matchAll(/^## (.*)$/gm)].map(([, heading]) => heading!);
  const numbers = versions.map((heading) =>
    /^(\d+)\.(\d+)\.(\d+) \(\d{4}-\d\d-\d\d\)$/.exec(heading),
  );
  const bad = text
    .split('\n')
    .slice(3)
    .filter(
      (line) =>
        line && !/^(## .+|### (Breaking|New|Fixed|Faster)|- .+ \([0-9a-f]{10,}\))$/.test(line),
    );
  return [
    ...(title === `# Changelog of ${name}` ? [] : ['has another title']),
    ...(note === NOTE ? [] : ['does not say where it comes from']),
    ...versions.filter((_, at) => !numbers[at]).map((heading) => `has the heading '${heading}'`),
    ...(versions[0]?.startsWith(`${version} (`) ? [] : [`does not begin with ${version}`]),
    ...(isDescending(numbers.map((number) => number?.slice(1, 4).map(Number) ?? []))
      ? []
      : ['has versions out of order']),
    ...bad.map((line) => `has a line of its own: ${line}`),
  ];
}

const isDescending = (versions: number[][]) =>
  versions.every((version, at) => at === 0 || compare(versions[at - 1]!, version) > 0);

const compare = (one: number[], other: number[]) =>
  one.map((part, at) => part - other[at]!).find((difference) => difference !== 0) ?? 0;
