import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { temporaryFolder } from 'server-kit/testing/temporaryFolder';
import { newPrivateKey, publicKeyOf, readPrivateKey } from './ed25519';
import { keepLocalTrust, keyFileIn, newTrust, trustFileIn, writeTrustFile } from './files';
import { readGuard } from './readGuard';

let dataDir: string;
let elsewhere: string;
/** A machine with its own store, and an operator's settings for another one. */
beforeEach(() => {
  dataDir = temporaryFolder('data');
  keepLocalTrust(dataDir, undefined);
  elsewhere = temporaryFolder('etc');
});

const guard = (env: NodeJS.ProcessEnv) => readGuard(env, join(dataDir, 'seen'), dataDir);
const aTrust = () => newTrust(2);

describe('the trusted keys of a store', () => {
  it('are those of the data folder, and so is the key, when nothing is configured', () => {
    const { trust, key } = guard({})!;
    expect(trust.keys).toMatchObject([{ team: '*', public: publicKeyOf(key!) }]);
  });

  it.each([
    ['a file', (file: string) => file],
    ['its JSON', () => undefined],
  ])(
    'are those that the operator configured by %s, and not those of the data folder',
    (_how, named) => {
      const trust = aTrust();
      const file = trustFileIn(elsewhere);
      writeTrustFile(file, trust);
      expect(guard({ MFE_TRUST: named(file) ?? JSON.stringify(trust) })?.trust).toEqual(trust);
    },
  );
});

it('no key is trusted where nobody configured any', () => {
  expect(readGuard({}, elsewhere)).toBeUndefined();
  expect(readGuard({}, elsewhere, elsewhere)).toBeUndefined();
});

describe('the signing key of a process', () => {
  it.each([
    ['data folder', undefined],
    ['key in it', () => elsewhere],
  ])('is absent without a %s: such a process reads and cannot sign', (_what, folder) => {
    const env = { MFE_TRUST: JSON.stringify(aTrust()) };
    expect(readGuard(env, elsewhere, folder?.())).not.toHaveProperty('key');
  });

  it('is the given one, then that of a file, then that of the data folder', () => {
    const [given, named] = [newPrivateKey(), newPrivateKey()];
    const file = keyFileIn(elsewhere);
    writeFileSync(file, named);
    const idOfKey = (env: NodeJS.ProcessEnv) => publicKeyOf(guard(env)!.key!);
    const is = (pem: string) => publicKeyOf(readPrivateKey(pem));
    expect(idOfKey({ MFE_KEY_FILE: file })).toBe(is(named));
    expect(idOfKey({ MFE_KEY_FILE: file, MFE_KEY: given })).toBe(is(given));
  });

  it('is never another than the operator configured', () => {
    const env = { MFE_KEY_FILE: keyFileIn(elsewhere) };
    expect(() => guard(env)).toThrow(/MFE_KEY_FILE is .* which does not exist/);
  });
});
