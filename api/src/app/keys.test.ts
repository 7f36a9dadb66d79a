import { keysFrom } from './keys';

const keys = keysFrom('one');

describe('keys', () => {
  it('derive one secret of a nonce, another under another key', () => {
    expect(keys.token('n')).toBe(keys.token('n'));
    expect(keys.token('n')).toMatch(/^[\w-]{43}$/);
    expect(new Set([keys.token('n'), keys.token('m'), keysFrom('two').token('n')]).size).toBe(3);
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
    expect(keysFrom('two').decrypt('secret', box)).toBeUndefined();
  });

  it('unseal what they sealed for the same purpose, and nothing else', () => {
    const sealed = keys.seal('cookie', '{"a":"č"}');
    const [body, proof] = sealed.split('.');

    expect(keys.unseal('cookie', sealed)).toBe('{"a":"č"}');
    for (const wrong of ['', '.', 'x', `${body}.`, `${body}.x`, `x${sealed}`, `${sealed}x`]) {
      expect(keys.unseal('cookie', wrong)).toBeUndefined();
    }
    expect(keys.unseal('other', sealed)).toBeUndefined();
    expect(keysFrom('two').unseal('cookie', `${body}.${proof}`)).toBeUndefined();
  });
});
