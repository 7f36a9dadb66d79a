import { randomBytes } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { adminSocket } from 'server-kit/running-api';
import { temporaryFolder } from 'server-kit/testing/temporaryFolder';

import { testApp } from '../testing';
import { askBackup, askSocket } from './running-api/askApi';
import { openAdminSocket } from './socket';

const kit = testApp();
const dataDir = temporaryFolder('admin');
let close: () => Promise<void>;

beforeAll(async () => {
  // Left by a process that was killed.
  await writeFile(adminSocket(dataDir), '');
  close = await openAdminSocket({ ...kit.deps, config: { ...kit.deps.config, dataDir } });
});
afterAll(() => close());

const ask = (...argv: string[]) => askSocket(dataDir, { argv });

describe('the socket of the running api', () => {
  it('runs calls of staff, with effect for everybody at once', async () => {
    const made = await ask('startups', 'create', '--name', 'Žar', '--industry', 'Agritech');

    expect(made).toMatchObject({ slug: 'zar', published: true });
    expect(await kit.get('/public/startups/zar')).toMatchObject({ status: 200 });
  });

  it('is accessible to the owner of the data folder only', () => {
    expect(statSync(adminSocket(dataDir)).mode & 0o777).toBe(0o600);
  });

  it.each([
    [['startups', 'vanish'], 422, "Unknown command 'startups vanish'."],
    [['startups', 'publish', '--startup', 'nowhere'], 404, "There is no startup 'nowhere'."],
  ])('passes on why it refuses %j', async (argv, status, message) => {
    const error = { status, message: expect.stringContaining(message) };

    await expect(ask(...argv)).rejects.toMatchObject(error);
  });

  it('leaves nothing of a command that fails half-way', async () => {
    const { email } = await kit.person();
    await ask('rooms', 'create', '--name', 'Krug');
    await expect(ask('founders', 'add', '--startup', 'none', '--user', email)).rejects.toThrow();

    expect(await ask('rooms', 'find')).toHaveLength(1);
  });

  it('previews a call without effect, and why it would be refused', async () => {
    const ana = await kit.person();
    const preview = (command: string) =>
      askSocket(dataDir, { preview: { argv: command.split(' ') } });

    const resend = preview('mail resend --id 999999');
    await expect(resend).rejects.toMatchObject({
      status: 404,
      message: 'There is no email 999999.',
    });
    expect(await preview(`users disable --user ${ana.email}`)).toEqual({
      sentence: expect.stringMatching(/.+/),
    });
    expect(await kit.get('/user', { as: ana })).toMatchObject({ status: 200 });
  });

  it('passes on hidden input', async () => {
    const argv = 'users create --email ana@b.example --name Ana --surname /'.split(' ');
    await expect(askSocket(dataDir, { argv })).rejects.toMatchObject({ status: 422 });
    await expect(askSocket(dataDir, { argv, secret: 'short' })).rejects.toThrow(/8 characters/);
    await askSocket(dataDir, { argv, secret: 'Kestenje-4711' });
    const login = { email: 'ana@b.example', password: 'Kestenje-4711' };
    expect(await kit.post('/login', login)).toMatchObject({ status: 200 });
  });

  it('does not report a reader who disconnects during a backup as an error', async () => {
    const elsewhere = temporaryFolder('backups');
    let note!: (level: string) => void;
    const noted = new Promise<string>((resolve) => {
      note = resolve;
    });
    const log = { warn: () => note('warn'), error: () => note('error') };
    const dump = async () => new Blob([new Uint8Array(randomBytes(20_000_000))]);
    const config = { ...kit.deps.config, dataDir: elsewhere };
    const stop = await openAdminSocket({ ...kit.deps, config, dump }, log as never);

    (await askBackup(elsewhere))!.destroy();
    expect(await noted).toBe('warn');
    await stop();
    expect(readdirSync(elsewhere)).toEqual([]);
  });

  it('does not respond when no api runs there', async () => {
    expect(await askSocket(path.join(dataDir, 'elsewhere'), { argv: [] })).toBeUndefined();
  });
});
