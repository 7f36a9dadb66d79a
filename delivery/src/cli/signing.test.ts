import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from 'server-kit/testing/temporaryFolder';
import { block } from '../deploy/changes';
import { publish } from '../publish/publish';
import { revise } from '../store/revisions';
import { openStore } from '../store/store';
import { fakeRelease, fakeShell } from '../testing/fakeReleases';
import { runMfe } from '../testing/runMfe';
import { readPrivateKey } from '../trust/ed25519';
import { readTrustFile } from '../trust/files';
import { NewestSeen } from '../trust/NewestSeen';

const WHY = { by: 'whoever', reason: 'test' };
let folder: string;
let env: NodeJS.ProcessEnv;

/** Runs one command as a person, with that person's key. */
const mfe = (person: string, line: string) =>
  runMfe(line.split(' '), { ...env, MFE_KEY_FILE: join(folder, `${person}.key`) });

beforeEach(async () => {
  folder = temporaryFolder('keys');
  env = {
    PATH: process.env.PATH,
    DATA_DIR: join(folder, 'data'),
    STORE_URL: join(folder, 'store'),
    MFE_TRUST: join(folder, 'trust.json'),
  };
  const releases = ['remote-x', 'remote-y'].map((name) =>
    fakeRelease({ name, id: '1.0.0-aaaaaaaa' }),
  );
  await publish(openStore(env.STORE_URL!), [fakeShell(), ...releases], WHY);
  for (const [person, team] of [
    ['ana', 'remote-x'],
    ['sam', 'shell'],
  ] as const) {
    const open = (await mfe(person, 'keys new')).split(' ').pop();
    await mfe(person, `keys add ${team} ${person} ${open}`);
  }
});
afterEach(() => jest.restoreAllMocks());

it('a team changes its own package alone, and other changes with a second team', async () => {
  await mfe('ana', 'block remote-x 9.9.9-99999999');
  expect(await mfe('ana', 'log')).toContain('ana@remote-x');
  await expect(mfe('ana', 'block remote-y 9.9.9-99999999')).rejects.toThrow('has no right');

  await expect(mfe('sam', 'min-shell 1.0.0')).rejects.toThrow(/mfe -- sign/);
  const waiting = await mfe('ana', 'sign');
  expect(waiting).toMatch(/^\w{12} {2}revision 3, sam@shell: require shell 1\.0\.0\nminShell\n/);
  expect(waiting).toContain('  + "1.0.0"');
  expect(await mfe('ana', `sign ${waiting.slice(0, 12)}`)).toContain('Revision 3');
  expect(await mfe('ana', 'verify')).toBe('Everything is as it was published.');
});

it('the author of a change is the owner of the key, and another name is refused', async () => {
  const received = jest.spyOn(console, 'error').mockImplementation(() => {});
  await mfe('ana', 'owners propose /y remote-x --by kim@ops');
  expect(received.mock.calls.join()).toBe(
    "The key belongs to ana@remote-x, so --by 'kim@ops' is ignored.",
  );
  const log = await mfe('ana', 'log --count 1');
  expect(log).toContain('ana@remote-x');
  expect(log).not.toContain('kim');

  await mfe('ana', 'owners propose /x remote-x --by kim@ops');
  await expect(mfe('ana', 'owners approve /x --by sam@shell')).rejects.toThrow(
    'ana@remote-x proposed this change, so another person must approve it',
  );
  received.mockClear();
  await mfe('ana', 'owners propose /z remote-x --by ana@remote-x');
  expect(received).not.toHaveBeenCalled();
});

it('a key for canaries is added as such, and watches those of its remote alone', async () => {
  const open = (await mfe('watch', 'keys new')).split(' ').pop();
  const added = await mfe('sam', `keys add remote-x watch ${open} --only canary`);
  expect(added).toContain('watch@remote-x, only canary');
  await expect(mfe('sam', `keys add remote-x w ${open} --only all`)).rejects.toThrow('not to');
  await expect(mfe('watch', 'watch remote-y')).rejects.toThrow('no right to change the canary');
  await expect(mfe('watch', 'watch remote-x')).rejects.toThrow('has no canary to watch');
  await expect(mfe('watch', 'block remote-x 9.9.9-99999999')).rejects.toThrow(
    'watch@remote-x has no right to change remote-x: its key is for canaries of remote-x.',
  );
});

it('the shell’s team watches a canary of the shell alone, but needs another team to promote it', async () => {
  await expect(mfe('sam', 'watch shell --ramp')).rejects.toThrow('signatures of 2 teams');
  await expect(mfe('sam', 'watch shell')).rejects.toThrow('has no canary to watch');
  await expect(mfe('ana', 'watch shell')).rejects.toThrow('no right to change the canary');
});

it('the api’s team records the deployed api with one key', async () => {
  const open = (await mfe('eli', 'keys new')).split(' ').pop();
  await mfe('sam', `keys add api eli ${open}`);
  const answers = { '200': { description: 'well' } };
  const described = { openapi: '3.1.0', paths: { '/api/x': { get: { responses: answers } } } };
  writeFileSync(join(folder, 'api.json'), JSON.stringify(described));
  await expect(mfe('ana', `api publish ${folder}/api.json`)).rejects.toThrow('has no right');
  expect(await mfe('eli', `api publish ${folder}/api.json`)).toMatch(/^Revision 2: api /);
  expect(await mfe('eli', 'log --count 1')).toContain('eli@api');
});

it('a revoked key can change nothing more, and its earlier changes remain', async () => {
  await mfe('ana', 'block remote-x 9.9.9-99999999');
  const [, id] = /(\w{16}) {2}remote-x/.exec(await mfe('sam', 'keys list'))!;
  expect(await mfe('sam', `keys revoke ${id}`)).toContain('Revision 2 stays valid.');
  await expect(mfe('ana', 'block remote-x 8.8.8-88888888')).rejects.toThrow('is not trusted here');
  expect(await mfe('sam', 'log')).toContain('ana@remote-x');
});

it('a revision signed with a revoked key is reported with a remedy, and the next revision replaces it', async () => {
  await mfe('sam', 'verify');
  copyFileSync(env.MFE_TRUST!, join(folder, 'old.json'));
  const [, id] = /(\w{16}) {2}remote-x/.exec(await mfe('sam', 'keys list'))!;
  expect(await mfe('sam', `keys revoke ${id}`)).toContain('Then run `mfe verify`');
  const current = env;
  env = { ...env, MFE_TRUST: join(folder, 'old.json'), DATA_DIR: join(folder, 'ana') };
  await mfe('ana', 'block remote-x 6.6.6-66666666'); // her machine does not have the new list yet
  env = current;

  const sentence =
    'registry/revisions/000002.json is not signed by a trusted key. ' +
    'Remove it from the store: until then nothing newer is shown or published.';
  expect(await mfe('sam', 'verify')).toBe(sentence);
  expect(process.exitCode).toBe(1);
  process.exitCode = 0;
  await expect(mfe('sam', 'log')).rejects.toThrow(sentence);

  await openStore(env.STORE_URL!).remove('registry/revisions/000002.json');
  expect(await mfe('sam', 'verify')).toBe('Everything is as it was published.');
  const key = (await mfe('kim', 'keys new')).split(' ').pop();
  await mfe('sam', `keys add remote-x kim ${key}`);
  expect(await mfe('kim', 'block remote-x 5.5.5-55555555')).toContain('Revision 2:');
  expect(await mfe('sam', 'log --count 1')).toContain('kim@remote-x');
});

it('verify reports a revision beyond its key’s right, and a store that is older than what was seen', async () => {
  const store = openStore(env.STORE_URL!);
  const second = 'registry/revisions/000002.json';
  const trust = readTrustFile(env.MFE_TRUST!);
  const wider = { team: '*', person: 'ana@remote-x' }; // this list exists on her machine only
  const keys = trust.keys.map((one) => (one.person === 'ana' ? { ...one, ...wider } : one));
  const key = readPrivateKey(readFileSync(join(folder, 'ana.key'), 'utf8'));
  const guard = { trust: { ...trust, keys }, seen: new NewestSeen(trust.store), key };
  await revise({ ...store, guard }, WHY, block('remote-y', '6.6.6-66666666'));
  expect(await mfe('sam', 'verify')).toContain(`${second} is not signed by remote-y.`);

  await store.remove(second);
  jest.spyOn(console, 'error').mockImplementation(() => {}); // the release is not in the store
  await mfe('ana', 'block remote-x 6.6.6-66666666');
  expect(await mfe('sam', 'verify')).toBe('Everything is as it was published.');
  await store.remove(second);
  expect(await mfe('sam', 'verify')).toContain(
    'Revision 2 was seen before, but the store has none',
  );
  expect(process.exitCode).toBe(1);
  process.exitCode = 0;
});

it.each([
  ['keys add remote-x ana short', 'public'],
  ['keys revoke nobody', 'There is no key nobody.'],
  ['keys', 'Give a command'],
  ['sign 12', "There is no proposal '12'."],
  ['preview remote-x@9.9.9-99999999', 'has not passed its checks'],
  ['preview remote-x@1.0.0-aaaaaaaa --for 999h', 'a week'],
])('%s: refused with a sentence', async (line, sentence) => {
  await expect(mfe('ana', line)).rejects.toThrow(sentence);
});
