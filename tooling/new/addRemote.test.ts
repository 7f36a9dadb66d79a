import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from 'server-kit/repository';
import { temporaryFolder } from 'server-kit/testing/temporaryFolder';

import { packagesOf, readManifest } from '../packages';
import { addRemote } from './addRemote';
import { ENROLMENTS } from './enroll';

const COPIED = [
  ...ENROLMENTS.map(({ path }) => path),
  'docs/how-to/add-a-remote.md',
  ...packagesOf(ROOT).map((name) => `${name}/package.json`),
];

let root: string;
beforeEach(() => {
  root = temporaryFolder('new-remote');
  for (const path of COPIED) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    cpSync(join(ROOT, path), join(root, path));
  }
  mkdirSync(join(root, 'node_modules'));
});

const read = (path: string) => readFileSync(join(root, path), 'utf8');

it('a remote of two words is a package, listed with the others', () => {
  const files = addRemote(root, 'office-hours');

  expect(files).toContain('remote-office-hours/src/pages/office-hours/OfficeHoursPage.tsx');
  expect(read('remote-office-hours/src/routes.tsx')).toContain("path: '/office-hours'");
  expect(read('remote-office-hours/src/routes.tsx')).toContain("title: 'Office hours'");
  const made = files.filter((file) => file.startsWith('remote-office-hours/'));
  expect(made.map(read).join('\n')).not.toMatch(/\bpress\b/i);
  expect(JSON.parse(read('remote-office-hours/package.json'))).toMatchObject({
    name: 'remote-office-hours',
    config: { port: 3106 },
  });
  expect(JSON.parse(read('package.json')).workspaces).toContain('remote-office-hours');
  expect(JSON.parse(read('tsconfig.json')).references).toContainEqual({
    path: 'remote-office-hours',
  });
  expect(read('docs/architecture.md')).toContain(
    '[remote-mentor](../remote-mentor), [remote-office-hours](../remote-office-hours) |',
  );
  expect(read('.github/CODEOWNERS')).toMatch(/^\/remote-office-hours\/ +@venture-quest\/office-/m);
  expect(read('Dockerfile')).toContain(
    '\nCOPY --chown=node:node remote-office-hours/package.json remote-office-hours/\n',
  );
  expect(read('compose.yaml')).toMatch(/mfe publish shell .*remote-staff remote-office-hours$/m);
  expect(read('api/src/modules/beacons/sitePages.ts')).toContain('/office-hours`.split(');
  expect(read('README.md')).toContain(
    '[remote-staff](remote-staff), [remote-office-hours](remote-office-hours) |',
  );
  expect(read('README.md')).toMatch(
    /├── remote-staff +\/staff.*\n {4}│ +└── remote-office-hours \/office-hours …\n {4}└── shared-ui/,
  );
  expect(read('docs/deploy.md')).toMatch(/publish shell .*remote-staff remote-office-hours$/m);
  expect(JSON.parse(read('.vscode/settings.json'))['jest.virtualFolders']).toContainEqual({
    name: 'remote-office-hours',
    rootPath: 'remote-office-hours',
  });
});

it('the lockfile has the same data about it as npm writes, and is otherwise unchanged', () => {
  const before = JSON.parse(read('package-lock.json'));
  addRemote(root, 'press');
  const after = JSON.parse(read('package-lock.json'));

  expect(Object.keys(after.packages['remote-press'])).toEqual(
    Object.keys(after.packages['remote-mentor']),
  );
  expect(after.packages['node_modules/remote-press']).toEqual({
    resolved: 'remote-press',
    link: true,
  });
  const { 'remote-press': own, 'node_modules/remote-press': link, ...others } = after.packages;
  expect(own.peerDependencies).toEqual(before.packages['remote-mentor'].peerDependencies);
  expect(Object.keys(others)).toEqual(Object.keys(before.packages));
  expect(after.packages[''].workspaces).toEqual(JSON.parse(read('package.json')).workspaces);
});

it('depends on the current versions of our packages, also in its lockfile', () => {
  for (const [name, version] of Object.entries({ contract: '1.4.0', presets: '2.0.0' })) {
    const file = join(root, name, 'package.json');
    writeFileSync(file, JSON.stringify({ ...readManifest(join(root, name)), version }));
  }
  addRemote(root, 'press');

  const { version: tooling } = readManifest(join(root, 'tooling'));
  const asked = {
    dependencies: { contract: '1.4.0' },
    devDependencies: { presets: '2.0.0', tooling },
  };
  expect(readManifest(join(root, 'remote-press'))).toMatchObject(asked);
  expect(JSON.parse(read('package-lock.json')).packages['remote-press']).toMatchObject(asked);
});

it('the guide uses the port that the next remote gets', () => {
  const guide = read('docs/how-to/add-a-remote.md');
  addRemote(root, 'press');
  const { port } = JSON.parse(read('remote-press/package.json')).config;
  expect(guide).toContain(`"port": ${port}\n`);
  expect(guide).toContain(`3101 to ${port - 1} are taken.`);
});

it('two remotes get two ports', () => {
  addRemote(root, 'press');
  addRemote(root, 'jobs');
  expect(JSON.parse(read('remote-jobs/package.json')).config.port).toBe(3107);
});

it.each([
  ['Press', /small letters/],
  ['../press', /small letters/],
  ['a'.repeat(31), /30 at most/],
  ['', /small letters/],
  ['mentor', /There is a remote-mentor already/],
])('%p is refused, and nothing has changed', (name, why) => {
  const before = ENROLMENTS.map(({ path }) => read(path));
  expect(() => addRemote(root, name)).toThrow(why);
  expect(ENROLMENTS.map(({ path }) => read(path))).toEqual(before);
  expect(existsSync(join(root, 'remote-press'))).toBe(false);
});
