import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import { adminSocket } from 'server-kit/running-api';
import { temporaryFolder } from 'server-kit/testing/temporaryFolder';

import { backup, restore } from './backup';

const env = process.env;
let dataDir: string;
let copies: string;
let asked: number;
let api: Server;

/** A stand-in for the running api: it sends what a test sets. */
let send: (reply: ServerResponse) => void;

beforeEach(async () => {
  dataDir = temporaryFolder('data');
  copies = temporaryFolder('copies');
  process.env = { ...env, DATA_DIR: dataDir, DATABASE_URL: undefined };
  asked = 0;
  api = createServer((_call, reply) => {
    asked += 1;
    send(reply);
  });
  await new Promise<void>((resolve) => api.listen(adminSocket(dataDir), resolve));
});
afterEach(() => {
  process.env = env;
  api.close();
});

const take = (name: string) => backup.run([path.join(copies, name)], async () => {});

it('files of a killed backup do not block others, and stay', async () => {
  send = (reply) => reply.end('archive');
  writeFileSync(path.join(copies, 'quest.backup.part'), 'half');

  expect(await take('quest.backup')).toMatchObject({ bytes: 7 });
  expect(readdirSync(copies).sort()).toEqual(['quest.backup', 'quest.backup.part']);
});

it('of concurrent backups with one name the first is complete, and the others report a conflict', async () => {
  const replies: ServerResponse[] = [];
  send = (reply) => {
    replies.push(reply);
    if (replies.length === 5)
      for (const [at, one] of replies.entries()) one.end('a'.repeat(at + 1));
  };
  const results = await Promise.allSettled(Array.from({ length: 5 }, () => take('quest.backup')));

  const taken = results.filter((result) => result.status === 'fulfilled');
  const bytes = readFileSync(path.join(copies, 'quest.backup')).length;
  expect(taken).toMatchObject([{ value: { bytes } }]);
  for (const result of results.filter(({ status }) => status === 'rejected'))
    expect(result).toMatchObject({
      reason: { status: 409, message: expect.stringContaining('already exists') },
    });
  expect(readdirSync(copies)).toEqual(['quest.backup']);
});

it.each([
  ['none/quest.backup', 404, /^There is no folder \S+\/none\. Create it first/],
  ['a-folder', 409, /^\S+\/a-folder is a folder\. Name a file in it\.$/],
  ['a-file/quest.backup', 409, /is inside a file/],
])('a backup to %s is refused before the api is asked', async (name, status, message) => {
  mkdirSync(path.join(copies, 'a-folder'));
  writeFileSync(path.join(copies, 'a-file'), '');

  await expect(take(name)).rejects.toMatchObject({
    status,
    message: expect.stringMatching(message),
  });
  expect(asked).toBe(0);
  expect(readdirSync(copies).sort()).toEqual(['a-file', 'a-folder']);
});

it.each(['--force', '-f', ''])('a flag is not accepted as file name: %j', async (word) => {
  await expect(backup.run([word], async () => {})).rejects.toMatchObject({ status: 422 });
  await expect(restore.run([word], async () => {})).rejects.toMatchObject({ status: 422 });
  expect(asked).toBe(0);
});

it('reports it when the api stops during a backup, and when it refuses', async () => {
  send = (reply) => {
    reply.write('half');
    setImmediate(() => reply.destroy());
  };
  await expect(take('quest.backup')).rejects.toMatchObject({ status: 503 });
  send = (reply) => {
    reply.writeHead(500).end('{"message":"There is no space left on the disk."}');
  };
  await expect(take('quest.backup')).rejects.toThrow('There is no space left on the disk.');
  expect(readdirSync(copies)).toEqual([]);
});
