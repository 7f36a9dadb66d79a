import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { ROOT } from 'server-kit/repository';
import { temporaryFolder } from 'server-kit/testing/temporaryFolder';

import { packagesOf } from '../packages';
import { changelogProblems } from './changelog';
import { nextVersion, planRaises, writeRaises } from './raise';
import { parseCommit } from './readCommits';

describe('the changelogs of the packages', () => {
  it.each(packagesOf(ROOT))('%s: the shape they are written in, up to its version', (name) => {
    const { version } = JSON.parse(readFileSync(join(ROOT, name, 'package.json'), 'utf8'));
    const text = readFileSync(join(ROOT, name, 'CHANGELOG.md'), 'utf8');
    expect(changelogProblems(name, version, text)).toEqual([]);
  });

  it.each([
    ['a sentence by hand', '- a line without a commit', 'has a line of its own'],
    ['a version below an older one', '## 9.0.0 (2026-11-22)', 'has versions out of order'],
    ['a heading that is no version', '## Soon', `has the heading 'Soon'`],
  ])('are refused with %s', (_why, line, problem) => {
    const text = readFileSync(join(ROOT, 'api/CHANGELOG.md'), 'utf8');
    const { version } = JSON.parse(readFileSync(join(ROOT, 'api/package.json'), 'utf8'));
    expect(changelogProblems('api', version, `${text}${line}\n`)).toContainEqual(
      expect.stringContaining(problem),
    );
  });
});

describe('the next version', () => {
  it.each([
    ['1.4.2', ['docs(api): a page'], '1.4.2'],
    ['1.4.2', ['fix(api): a booking'], '1.4.3'],
    ['1.4.2', ['perf: a list', 'feat(api,shell): a call'], '1.5.0'],
    ['1.4.2', ['feat(api)!: another answer'], '2.0.0'],
    ['1.4.2', ['refactor: a call\n\nBREAKING CHANGE: it answers otherwise'], '2.0.0'],
    ['1.4.2', ['no type at all'], '1.4.2'],
  ])('of %s after %j is %s', (version, messages, next) => {
    const commits = messages.map((message) => parseCommit('0123456789', message));
    expect(nextVersion(version, commits)).toBe(next);
  });
});

describe('raising versions', () => {
  let root: string;
  beforeEach(() => {
    root = temporaryFolder('versions');
    git('init', '--quiet');
    for (const name of ['api', 'shell', 'docs/how-to'])
      mkdirSync(join(root, name), { recursive: true });
    write('package.json', { workspaces: ['api', 'shell'] });
    write('api/package.json', { version: '1.0.0' });
    write('shell/package.json', { version: '1.0.0', devDependencies: { api: '1.0.0' } });
    write('package-lock.json', {
      packages: {
        api: { version: '1.0.0' },
        shell: { version: '1.0.0', devDependencies: { api: '1.0.0' } },
      },
    });
    write('docs/how-to/call.md', { api: '1.0.0', peers: { api: '^1.0.0' } });
    commit('feat(api): calls');
    raise();
    commit('chore: first versions');
  });

  it('begins with the current version, and with all commits', () => {
    expect(read('api/CHANGELOG.md')).toMatch(
      /^## 1\.0\.0 \(2026-11-22\)\n\n### New\n\n- calls \(/m,
    );
    expect(planRaises(root)).toEqual([]);
  });

  it('raises only what was touched, everywhere it is named', () => {
    writeFileSync(join(root, 'api/a.ts'), 'a');
    commit('fix(api): names with *stars*');
    writeFileSync(join(root, 'shell/b.ts'), 'b');
    commit('test(shell): a story');
    raise();

    expect(JSON.parse(read('api/package.json'))).toEqual({ version: '1.0.1' });
    expect(JSON.parse(read('shell/package.json'))).toEqual({
      version: '1.0.0',
      devDependencies: { api: '1.0.1' },
    });
    expect(JSON.parse(read('package-lock.json')).packages).toEqual({
      api: { version: '1.0.1' },
      shell: { version: '1.0.0', devDependencies: { api: '1.0.1' } },
    });
    expect(JSON.parse(read('docs/how-to/call.md'))).toEqual({
      api: '1.0.1',
      peers: { api: '^1.0.0' },
    });
    expect(read('api/CHANGELOG.md')).toMatch(/- names with \\\*stars\\\* \([\s\S]*## 1\.0\.0/);
    expect(changelogProblems('api', '1.0.1', read('api/CHANGELOG.md'))).toEqual([]);
  });

  const raise = () => writeRaises(root, planRaises(root), '2026-11-22');
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const write = (file: string, content: object) =>
    writeFileSync(join(root, file), `${JSON.stringify(content, null, 2)}\n`);
  const who = ['-c', 'user.name=a', '-c', 'user.email=a@example.org', '-c', 'commit.gpgsign=false'];
  const git = (...args: string[]) => execFileSync('git', [...who, ...args], { cwd: root });
  const commit = (message: string) => {
    git('add', '--all');
    git('commit', '--quiet', '--message', message);
  };
});
