import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReleaseFolder } from 'contract/release';
import { integrityOf } from 'server-kit/integrity';
import { temporaryFolder } from 'server-kit/testing/temporaryFolder';
import { publish } from '../publish/publish';
import { readHead } from '../store/revisions';
import { openStore } from '../store/store';
import { fakeRelease, fakeShell } from '../testing/fakeReleases';
import { type Contracted, checkContract } from './checkContract';
import type { Smoke } from './passChecks';
import { recheck } from './recheck';

const ANA = { by: 'ana', reason: 'test' };
const CORE = `
  export interface RemoteRoute { path: string; page: () => void; }
  export const api: import('@reduxjs/toolkit/query').Api<import('@reduxjs/toolkit/query').BaseQueryFn<string>, {}, 'api', 'User' | 'Team'>;
  export function useToast(): { success(text: string): void };
  export function useUser(): { id: number } | null;`;
const OWN = `import type { RemoteRoute } from '@@/shared-ui/src/core';
  export const routes: RemoteRoute[];`;
const USES = ['api', 'useToast', 'useUser'];

const shell = (core: string) => contracted(aShell('1.0.0-5e11aaaa', core));
const remote = (...parts: Parameters<typeof aRemote>) => contracted(aRemote(...parts));
const sentences = async (one: Contracted, other: Contracted) =>
  (await checkContract(one, other)).map(({ sentence }) => sentence);

describe('a remote and a shell', () => {
  it('are compatible when the shell offers more than the remote was built with', async () => {
    const more = CORE.replace("'User' | 'Team'", "'User' | 'Team' | 'Views'")
      .replace('{ id: number } | null', '{ id: number; name: string } | null')
      .concat('\n export const news: string;');
    expect(await sentences(remote('1.0.0-aaaaaaaa'), shell(more))).toEqual([]);
  });

  it('are compatible when the shell drops exports that the remote does not use', async () => {
    const less = CORE.replace(/export function useToast.*/, '');
    expect(await sentences(remote('1.0.0-aaaaaaaa', OWN, ['useUser']), shell(less))).toEqual([]);
  });

  it.each<[string, string | RegExp, string, string, string]>([
    ['drops what it takes', /export function useToast.*/, '', 'takes useToast', 'nothing of'],
    ['changes what it takes', '{ id: number }', '{ id: string }', 'takes useUser', "'string' is"],
    ['knows fewer tags', "| 'Team'", '', 'takes api', 'Team'],
    [
      'wants more of routes',
      'path: string;',
      'path: string; icon: string;',
      'exports',
      "'icon' is",
    ],
  ])('are incompatible when the shell %s', async (_what, from, to, name, found) => {
    const [sentence, ...others] = await sentences(
      remote('1.0.0-aaaaaaaa'),
      shell(CORE.replace(from, to)),
    );
    expect(sentence).toContain(name);
    expect(sentence).toContain(found);
    expect(others).toEqual([]);
  });
});

describe('the publish checks', () => {
  it('refuse an incompatible release and say what to fix', async () => {
    const store = openStore(temporaryFolder('store'));
    const deploy = (...releases: ReleaseFolder[]) => publish(store, releases, ANA);
    await deploy(aShell('1.0.0-5e11aaaa', CORE), aRemote('1.0.0-aaaaaaaa'));

    const wrong = 'export const routes: { path: string; page: string }[];';
    await expect(deploy(aRemote('1.2.0-cccccccc', wrong))).rejects.toThrow(
      /^Not published; nothing has changed\.\n {2}\[contract\] remote-x 1\.2\.0-cccccccc exports routes that shell 1\.0\.0-5e11aaaa does not accept: expected RemoteRoute\[\], found: .*page.* Mend src\/routes\.tsx/,
    );

    const newer = `${CORE}\n export function useClock(): number;`;
    const early = aRemote('1.1.0-bbbbbbbb', OWN, [...USES, 'useClock'], newer);
    await expect(deploy(early)).rejects.toThrow('takes useClock from the shell');

    const less = CORE.replace(/export function useToast.*/, '');
    await expect(deploy(aShell('1.1.0-5e11bbbb', less))).rejects.toThrow(
      '[contract] remote-x (deployed) takes useToast from the shell; expected it as the remote was ' +
        'built with, found in shell 1.1.0-5e11bbbb: nothing of that name. Publish a shell that',
    );
    expect((await readHead(store))?.revision).toBe(1);
  });

  it('end the browser trial of a release with incompatible types, and give the reason', async () => {
    const store = openStore(temporaryFolder('store'));
    await publish(store, [aShell('1.0.0-5e11aaaa', CORE), aRemote('1.0.0-aaaaaaaa')], ANA);
    const ended: string[] = [];
    const smoke: Smoke = async (_store, _now, [candidate], signal) => {
      await once(signal!, 'abort');
      ended.push(candidate!.id);
      throw new Error('The browser was ended.');
    };

    const wrong = aRemote(
      '1.2.0-cccccccc',
      'export const routes: { path: string; page: string }[];',
    );
    await expect(publish(store, [wrong], ANA, { smoke })).rejects.toThrow(
      '[contract] remote-x 1.2.0',
    );
    expect(ended).toEqual(['1.2.0-cccccccc']);
    expect((await readHead(store))?.revision).toBe(1);
  });

  it('check a returning release by types too, unless it was deployed with the same shell', async () => {
    const store = openStore(temporaryFolder('store'));
    const [before, first] = [aShell('1.0.0-5e11aaaa', CORE), aRemote('1.0.0-aaaaaaaa')];
    await publish(store, [before, first], ANA);
    const together = (await readHead(store))!;
    const less = CORE.replace(/export function useToast.*/, '');
    const modest = aRemote('1.1.0-bbbbbbbb', OWN, ['useUser']);
    await publish(store, [aShell('1.1.0-5e11bbbb', less), modest], ANA);
    const now = (await readHead(store))!;

    expect(await recheck(store, now, { ...now, remotes: together.remotes })).toEqual([
      expect.stringContaining('[contract] remote-x 1.0.0-aaaaaaaa takes useToast from the shell'),
    ]);
    expect(await recheck(store, now, together)).toEqual([]);
  });
});

function contracted({ dir, release }: ReleaseFolder): Contracted {
  return { release, contract: readFileSync(join(dir, 'contract.d.ts'), 'utf8') };
}

function aShell(id: string, core: string): ReleaseFolder {
  return withContract(fakeShell(id), core, 'export {};');
}

function aRemote(id: string, own = OWN, uses = USES, core = CORE): ReleaseFolder {
  const release = fakeRelease({ name: 'remote-x', id, routes: [{ path: '/x' }] });
  release.release.uses = { 'shared-ui/core': uses };
  return withContract(release, core, own);
}

function withContract(folder: ReleaseFolder, core: string, own: string): ReleaseFolder {
  const text = [
    `declare module '@@/shared-ui/src/core' {${core}\n}`,
    "declare module '@@/react-router-dom' { export { Link } from 'react-router'; }",
    `declare module '@@/contract' {${own}\n}`,
  ].join('\n');
  folder.release.contract = { integrity: integrityOf(text), bytes: text.length };
  writeFileSync(join(folder.dir, 'contract.d.ts'), text);
  writeFileSync(join(folder.dir, 'release.json'), JSON.stringify(folder.release));
  return folder;
}
