import { keepKeyring, readKeyring } from 'server-kit/keyring';
import { temporaryFolder } from 'server-kit/testing/temporaryFolder';

import { keys } from './keys';

let dataDir: string;
beforeEach(() => {
  dataDir = temporaryFolder('keys');
});

const asked: string[] = [];
const run = (command: string, env: NodeJS.ProcessEnv = {}, failure?: Error) =>
  keys({ DATA_DIR: dataDir, ...env }).run(command.split(' ').filter(Boolean), async (...all) => {
    asked.push(all.join(' '));
    if (failure) throw failure;
  });
const SECRET = 's'.repeat(32);

describe('keys in the data folder', () => {
  it('are listed without secrets, renewed and dropped', async () => {
    expect(await run('list')).toEqual([{ id: '0', use: 'writes and reads' }]);
    const rotated = [
      { id: '1', use: 'writes and reads' },
      { id: '0', use: 'reads' },
    ];
    expect(await run('rotate')).toEqual(rotated);
    expect(await run('list')).toEqual(rotated);
    await expect(run('drop 1')).rejects.toMatchObject({ status: 409 });
    await expect(run('drop 7')).rejects.toMatchObject({ status: 404 });
    expect(await run('drop 0')).toEqual([{ id: '1', use: 'writes and reads' }]);
    expect(keepKeyring(dataDir).all).toHaveLength(1);
  });

  it('are dropped only after somebody confirmed what stops working', async () => {
    await run('rotate');
    const failure = new Error('No.');
    await expect(run('drop 0', {}, failure)).rejects.toBe(failure);
    expect(asked.at(-1)).toMatch(/^Authenticator apps .* stop working.* 0$/);
    expect(keepKeyring(dataDir).all).toHaveLength(2);
  });

  it.each(['', 'explode', 'drop', 'rotate 1', 'drop 1 2'])(
    'are not changed by: %j',
    async (command) => {
      await expect(run(command)).rejects.toMatchObject({ status: 422 });
    },
  );
});

describe('keys in APP_SECRET', () => {
  it('are renewed by the operator, with a key generated for it', async () => {
    const command = await run('rotate', { APP_SECRET: SECRET });
    const [key] = /\b1:\S{32,}/.exec(command as string)!;

    expect(command).not.toContain(SECRET);
    expect(command).toContain('APP_SECRET=0:…,1:…');
    expect(command).toContain('Authenticator apps');
    expect(readKeyring(`${key},0:${SECRET}`).current.id).toBe('1');
    await expect(run('drop 0', { APP_SECRET: SECRET })).rejects.toMatchObject({ status: 409 });
  });
});
