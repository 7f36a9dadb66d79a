import { Client } from 'pg';
import { OperatorError } from 'server-kit/log';
import type { Fingerprints } from '../db/schema';
import { contradicts } from './contradicts';
import { joinProcesses } from './joinProcesses';

const { url } = globalThis.workerDatabase;

const ONE: Fingerprints = { keys: ['0 aaaa'], media: 'bucket', limits: 'redis' };

describe('two processes over one database', () => {
  it.each<[string, Partial<Fingerprints>]>([
    ['APP_SECRET', { keys: ['0 bbbb'] }],
    ['APP_SECRET', { keys: ['1 bbbb', '0 cccc'] }],
    ['APP_SECRET', { keys: ['1 bbbb', '0 aaaa'] }], // encrypted with by one before the other can read it
    ['MEDIA_URL', { media: 'folder' }],
    ['REDIS_URL', { limits: 'alone' }],
    ['REDIS_URL', { limits: 'another' }],
  ])('cannot run with different %s: %j', (variable, other) => {
    expect(contradicts({ ...ONE, ...other }, ONE)).toContain(variable);
  });

  it('cannot both count limits in their own memory', () => {
    const alone = { ...ONE, limits: 'alone' };
    expect(contradicts(alone, alone)).toContain('REDIS_URL');
  });

  it.each<[string, Partial<Fingerprints>]>([
    ['the same settings', {}],
    ['a key added after the old one', { keys: ['0 aaaa', '1 bbbb'] }],
    ['limits disabled in one of them', { limits: null }],
  ])('can run with %s', (_, other) => {
    expect(contradicts({ ...ONE, ...other }, ONE)).toBeUndefined();
  });
});

const describeServer = url === undefined ? describe.skip : describe;

describeServer('a process that starts', () => {
  it('is refused beside one with different settings, but not once that has stopped', async () => {
    const leave = await joinProcesses(url!, ONE);
    const other = { ...ONE, media: 'folder' };
    await expect(joinProcesses(url!, other)).rejects.toThrow(OperatorError);
    await (await joinProcesses(url!, ONE))();
    await leave();
    await (await joinProcesses(url!, other))();
  });

  it('ignores one that crashed', async () => {
    const dying = await joinProcesses(url!, { ...ONE, limits: 'alone' });
    const killer = new Client({ connectionString: url });
    await killer.connect();
    await killer.query(
      "select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and classid = 7214002",
    );
    const { rows } = await killer.query('select count(*)::integer as n from api_processes');
    expect(rows).toEqual([{ n: 1 }]);
    await killer.end();
    await (await joinProcesses(url!, ONE))();
    await dying();
  });
});
