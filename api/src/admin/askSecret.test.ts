import { PassThrough } from 'node:stream';

import { askSecret, type SecretSource } from './askSecret';

/** The output of a terminal during input. */
function terminal() {
  const keys = Object.assign(new PassThrough(), { isTTY: true, setRawMode: jest.fn() });
  const screen: string[] = [];
  const prompt = { write: (text: string | Uint8Array) => screen.push(String(text)) > 0 };
  const asked = askSecret('Password', keys as unknown as SecretSource, prompt);
  return { asked, type: (text: string) => keys.write(text), shown: () => screen.join(''), keys };
}

describe('a secret', () => {
  it('is asked for twice on a terminal, which never shows it', async () => {
    const { asked, type, shown, keys } = terminal();
    type('Kestenje-4711\r');
    type('Kestenje-4711\r');

    expect(await asked).toBe('Kestenje-4711');
    expect(keys.setRawMode).toHaveBeenCalledWith(true);
    expect(keys.setRawMode).toHaveBeenLastCalledWith(false);
    expect(shown()).toBe('Password: \nRepeat it: \n');
  });

  it.each([
    ['Kestenje-4711\rKestenje-4712\r', /do not match/],
    ['\r', /enter a value/],
    ['Kest\u0003', /enter a value/],
  ])('is refused when %j is typed', async (typed, reason) => {
    const { asked, type } = terminal();
    type(typed);
    await expect(asked).rejects.toThrow(reason);
  });

  it.each([
    ['Kestenje-4711\nmore\n', 'Kestenje-4711'],
    [' Kestenje 4711 ', ' Kestenje 4711 '],
  ])('is the first line of a pipe, as it is: %j', async (piped, secret) => {
    const pipe = new PassThrough() as unknown as SecretSource & PassThrough;
    pipe.end(piped);
    expect(await askSecret('Password', pipe)).toBe(secret);
  });

  it('is refused when the pipe is empty', async () => {
    const pipe = new PassThrough() as unknown as SecretSource & PassThrough;
    pipe.end();
    await expect(askSecret('Password', pipe)).rejects.toThrow('enter a value');
  });
});
