import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { integrityOf } from 'server-kit/integrity';
import { temporaryFolder } from 'server-kit/testing/temporaryFolder';
import { publish } from '../publish/publish';
import { readHead } from '../store/revisions';
import { openStore, type Store } from '../store/store';
import { fakeRelease } from '../testing/fakeReleases';

const ANA = { by: 'ana', reason: 'test' };
const DECLARATIONS = `
export { Provider } from 'react-redux';
export { api, type ApiExtra } from "@@/shared-ui/src/data/api";
export declare const theme: string;`;
const MORE = `${DECLARATIONS}\nexport { useClock } from "@@/shared-ui/src/clock";`;

let store: Store;
beforeEach(async () => {
  store = openStore(temporaryFolder('store'));
  await deploy('1.0.0-5e11aaaa', '1.4.0', DECLARATIONS);
});

const deploy = (id: string, version: string, core: string, raised = true) =>
  publish(store, [shellWith(id, version, core)], ANA, { raised });

it('a shell that offers more must raise the version of shared-ui', async () => {
  await expect(deploy('1.1.0-5e11bbbb', '1.4.1', MORE)).rejects.toThrow(
    '[contract] shell 1.1.0-5e11bbbb offers useClock as shared-ui 1.4.1, which shell 1.0.0-5e11aaaa',
  );
  await deploy('1.1.0-5e11cccc', '1.5.0', MORE);
  expect((await readHead(store))?.revision).toBe(2);
});

it.each([
  ['offers the same', DECLARATIONS],
  ['offers a type more', DECLARATIONS.replace('api,', 'api, type ApiRequest,')],
  ['offers less', DECLARATIONS.replace('export declare const theme: string;', '')],
  ['offers the same in another order', DECLARATIONS.split('\n').reverse().join('\n')],
])('a shell of the same version that %s passes', async (_what, core) => {
  await deploy('1.1.0-5e11bbbb', '1.4.0', core);
  expect((await readHead(store))?.shell?.stable.id).toBe('1.1.0-5e11bbbb');
});

it('when the whole product is published together, no version is required', async () => {
  await deploy('1.1.0-5e11bbbb', '1.4.0', MORE, false);
  expect((await readHead(store))?.revision).toBe(2);
});

function shellWith(id: string, version: string, core: string) {
  const shared = { react: '19.3.1', 'shared-ui': version };
  const folder = fakeRelease({ name: 'shell', id, routes: [{ path: '/login' }], shared });
  const text = `declare module "@@/shared-ui/src/core" {${core}\n}\n`;
  folder.release.contract = { integrity: integrityOf(text), bytes: text.length };
  writeFileSync(join(folder.dir, 'contract.d.ts'), text);
  writeFileSync(join(folder.dir, 'release.json'), JSON.stringify(folder.release));
  return folder;
}
