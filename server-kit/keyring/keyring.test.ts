import {
  BadKeyring,
  keyring,
  keysIn,
  oneKey,
  readKeyring,
  splitId,
  withId,
  writeKeyring,
} from './keyring';

const [A, B, C] = ['a', 'b', 'c'].map((letter) => letter.repeat(32)) as [string, string, string];

describe('a list of keys', () => {
  it.each([
    [A, [['0', A]]],
    [`0:${A}`, [['0', A]]],
    [
      `2:${B},0:${A}`,
      [
        ['2', B],
        ['0', A],
      ],
    ],
    [
      `2026-b:${B}, 2026-a:${A}\n1:${C}`,
      [
        ['2026-b', B],
        ['2026-a', A],
        ['1', C],
      ],
    ],
  ])('is parsed with the writing key first: %s', (text, expected) => {
    const ring = readKeyring(text);
    expect(ring.all.map(({ id, secret }) => [id, secret])).toEqual(expected);
    expect(ring.current).toBe(ring.all[0]);
    expect(readKeyring(writeKeyring(ring)).all).toEqual(ring.all);
  });

  it.each([
    'short',
    '',
    `1:${A},2:short`,
    `_1:${A},2:${B}`,
    `${A},1:${B}`,
    `1:${A},1:${B}`,
    `1:${A},2:${A}`,
    `${A} ${B}`,
  ])('is refused without repeating it: %j', (text) => {
    let message = '';
    try {
      readKeyring(text);
    } catch (error) {
      expect(error).toBeInstanceOf(BadKeyring);
      message = (error as Error).message;
    }
    expect(message).not.toBe('');
    for (const secret of [A, B, 'short']) expect(message).not.toContain(secret);
  });
});

describe('a text that a key wrote', () => {
  it('contains its id, and none when the key was given without one', () => {
    const old = oneKey(A);
    const ring = keyring([{ id: '1', secret: B }, ...old.all]);
    const [written, before] = [withId(ring.current, 'text'), withId(old.current, 'text')];

    expect([written, before]).toEqual(['1.text', 'text']);
    expect(splitId(ring, written)).toEqual({ key: ring.current, text: 'text' });
    expect(splitId(ring, before)).toEqual({ key: old.current, text: 'text' });
    expect(splitId(old, written)).toBeUndefined();
    expect(splitId(keyring([ring.current]), before)).toBeUndefined();
  });
});

describe('the keys of a variable', () => {
  it.each([undefined, '', ' '])('are absent for %j', (TICKET_KEYS) => {
    expect(keysIn({ TICKET_KEYS }, 'TICKET_KEYS')).toBeUndefined();
  });

  it('are read without the spaces around them', () => {
    expect(keysIn({ TICKET_KEYS: ` ${A}\n` }, 'TICKET_KEYS')?.current.secret).toBe(A);
  });

  it('are refused with its name and without their secrets', () => {
    const read = () => keysIn({ TICKET_KEYS: `1:${A},1:${B}` }, 'TICKET_KEYS');
    expect(read).toThrow(new BadKeyring('TICKET_KEYS has two keys with the same id.'));
  });
});
