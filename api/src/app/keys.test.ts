import { keyring, oneKey } from 'server-kit/keyring';

import { keysFrom } from './keys';

const keys = keysFrom(oneKey('one'));

describe('keys', () => {
  it('derive one secret from a nonce, and another with another key', () => {
    expect(keys.token('n')).toBe(keys.token('n'));
    expect(keys.token('n')).toMatch(/^[\w-]{43}$/);
    expect(
      new Set([keys.token('n'), keys.token('m'), keysFrom(oneKey('two')).token('n')]).size,
    ).toBe(3);
  });

  it('decrypt what they encrypted for the same purpose, and nothing else', () => {
    const box = keys.encrypt('secret', 'abcč');

    expect(keys.decrypt('secret', box)).toBe('abcč');
    expect(Buffer.from(box, 'base64url').includes('abc')).toBe(false);
    expect(keys.encrypt('secret', 'abcč')).not.toBe(box);
    for (const wrong of ['', 'x', box.slice(4), `${box.slice(0, -4)}AAAA`]) {
      expect(keys.decrypt('secret', wrong)).toBeUndefined();
    }
    expect(keys.decrypt('other', box)).toBeUndefined();
    expect(keysFrom(oneKey('two')).decrypt('secret', box)).toBeUndefined();
  });

  it('unseal what they sealed for the same purpose, and nothing else', () => {
    const sealed = keys.seal('cookie', '{"a":"č"}');
    const [body, proof] = sealed.split('.');

    expect(keys.unseal('cookie', sealed)).toBe('{"a":"č"}');
    for (const wrong of ['', '.', 'x', `${body}.`, `${body}.x`, `x${sealed}`, `${sealed}x`]) {
      expect(keys.unseal('cookie', wrong)).toBeUndefined();
    }
    expect(keys.unseal('other', sealed)).toBeUndefined();
    expect(keysFrom(oneKey('two')).unseal('cookie', `${body}.${proof}`)).toBeUndefined();
  });

  it('read what former keys wrote, and write what names the current key', () => {
    const old = { id: '0', secret: 'one' };
    const both = keysFrom(keyring([{ id: '1', secret: 'two' }, old]));
    const alone = keysFrom(keyring([{ id: '1', secret: 'two' }]));

    expect(both.token('n')).toBe(keys.token('n'));
    expect(both.unseal('cookie', keys.seal('cookie', 'text'))).toBe('text');
    expect(both.decrypt('totp', keys.encrypt('totp', 'text'))).toBe('text');
    expect(alone.decrypt('totp', both.encrypt('totp', 'text'))).toBe('text');
    expect(alone.decrypt('totp', keys.encrypt('totp', 'text'))).toBeUndefined();
    expect(both.newNonce()).toMatch(/^1\.[\w-]{43}$/);
    const [nonce, sealed] = [both.newNonce(), both.seal('cookie', 'text')];
    expect(alone.token(nonce)).toBe(both.token(nonce));
    expect(alone.unseal('cookie', sealed)).toBe('text');
    expect(keys.unseal('cookie', sealed)).toBeUndefined();
    expect(() => alone.token('n')).toThrow('has been removed');
    expect(alone.unseal('cookie', keys.seal('cookie', 'text'))).toBeUndefined();
  });
});
