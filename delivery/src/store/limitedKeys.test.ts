import type { Registry } from 'contract/registry';
import { block, promote, requireShell, rollBack, toApi } from '../deploy/changes';
import { propose } from '../deploy/owners';
import { publish } from '../publish/publish';
import { fakeRelease } from '../testing/fakeReleases';
import { trustedStore } from '../testing/trustedStore';
import { hashOf } from '../trust/ed25519';
import type { Guard } from '../trust/guard';
import { signerIn } from '../trust/guard';
import { watchCanary } from '../watch/watchCanary';
import { proposals } from './proposals';
import { registryText } from './registrySchema';
import { revisionKey, signaturesKey } from './revisionKeys';
import { type Deployment, readHead, revise } from './revisions';
import type { Store } from './store';

const WHY = { by: 'whoever', reason: 'test' };
const [ONE, TWO] = ['1.0.0-aaaaaaaa', '1.1.0-bbbbbbbb'];
const aRelease = (id: string) => fakeRelease({ name: 'remote-x', id });

let open: Store;
let teams: Awaited<ReturnType<typeof begin>>['teams'];
const begin = () =>
  trustedStore(['ana@remote-x', 'watch@remote-x:canary', 'watch@remote-y:canary', 'watch:canary']);
const as = (guard: Guard): Store => ({ ...open, guard });
const own = () => as(teams['watch@remote-x:canary']);
const slot = async () => (await readHead(as(teams.reader)))?.remotes['remote-x'];

/** remote-x has a canary that ana published. */
beforeEach(async () => {
  ({ open, teams } = await begin());
  await publish(as(teams['ana@remote-x']), [aRelease(TWO)], WHY, { canary: 10 });
});

describe('a key for canaries', () => {
  it.each(['watch@remote-x:canary', 'watch:canary'] as const)(
    '%s promotes one to more people, and to all',
    async (name) => {
      const store = as(teams[name]);
      await revise(store, WHY, promote('remote-x', 50));
      expect(await slot()).toMatchObject({ stable: { id: ONE }, canary: { percent: 50 } });
      await revise(store, WHY, promote('remote-x', 100));
      expect(await slot()).toMatchObject({ stable: { id: TWO }, lastGood: { id: ONE } });
    },
  );

  it('withdraws one, by its own name', async () => {
    await revise(own(), WHY, rollBack('remote-x'));
    expect((await slot())?.canary).toBeUndefined();
    const head = await readHead(as(teams.reader));
    const given = { id: TWO, verdict: 'withdrawn', by: 'watch@remote-x' };
    expect(head).toMatchObject({ by: 'watch@remote-x', verdicts: { 'remote-x': [given] } });
  });

  it('is sufficient for a watcher, but not for that of another remote', async () => {
    const watch = {
      remote: 'remote-x',
      author: { by: 'mfe watch' },
      ramp: true,
      recheck: async () => [],
      lasts: 60_000,
      every: 1_000,
      now: () => 0,
      passed: () => 0,
      sleep: async () => {},
      onPoll: () => {},
      readEvidence: async () => [{ canary: fares(50), stable: fares(0) }],
    };
    const foreign = as(teams['watch@remote-y:canary']);
    await expect(watchCanary({ ...watch, store: foreign })).rejects.toThrow('no right');
    const outcome = await watchCanary({ ...watch, store: own() });
    expect(outcome).toMatchObject({ end: 'withdrawn', id: TWO });
  });

  it.each<[string, (now: Deployment) => Deployment]>([
    [
      'put another release in the place of the stable one',
      (now) =>
        changed(now, ({ canary, ...slot }) => ({
          ...slot,
          stable: { ...slot.stable, id: '6.6.6-66666666' },
          lastGood: canary!.release,
        })),
    ],
    ['block one', (now) => block('remote-x', TWO)(now, STAMP)],
    [
      'decide on another remote',
      (now) => ({ ...now, remotes: { ...now.remotes, 'remote-y': now.remotes['remote-x']! } }),
    ],
    ['renew shells', (now) => requireShell('1.0.0')(now, STAMP)],
    ['say which api is deployed', (now) => toApi('a'.repeat(32))(now, STAMP)],
    ['propose an owner', (now) => propose('/new', 'remote-x')(now, STAMP)],
    [
      'make a canary of another release',
      (now) =>
        changed(now, ({ canary, ...slot }) => ({
          ...slot,
          canary: { ...canary!, release: { ...canary!.release, id: '6.6.6-66666666' } },
        })),
    ],
    [
      'change where its code lies',
      (now) =>
        changed(now, ({ canary, ...slot }) => ({
          ...slot,
          canary: { ...canary!, release: { ...canary!.release, base: 'https://evil.example/' } },
        })),
    ],
    [
      'draw lots again',
      (now) => changed(now, (slot) => ({ ...slot, canary: { ...slot.canary!, salt: 'again' } })),
    ],
    [
      'promise more than everybody',
      (now) => changed(now, (slot) => ({ ...slot, canary: { ...slot.canary!, percent: 1000 } })),
    ],
    [
      'promise less than nobody',
      (now) => changed(now, (slot) => ({ ...slot, canary: { ...slot.canary!, percent: -1 } })),
    ],
    [
      'say with it what was found of another release',
      (now) => ({
        ...promote('remote-x', 50)(now, STAMP),
        verdicts: { 'remote-x': [{ id: ONE, verdict: 'blocked', ...STAMP }] },
      }),
    ],
    [
      'take back the last good release',
      (now) => changed(now, ({ canary, ...slot }) => ({ ...slot, stable: canary!.release })),
    ],
    [
      'withdraw it and say it was blocked',
      (now) => ({
        ...rollBack('remote-x')(now, STAMP),
        verdicts: { 'remote-x': [{ id: TWO, verdict: 'blocked', ...STAMP }] },
      }),
    ],
    [
      'withdraw it in the name of somebody else',
      (now) => rollBack('remote-x')(now, { ...STAMP, by: 'ana@remote-x' }),
    ],
    [
      'withdraw the stable release with it',
      (now) => ({
        ...rollBack('remote-x')(now, STAMP),
        verdicts: {
          'remote-x': [
            { id: ONE, verdict: 'rolled-back', ...STAMP },
            { id: TWO, verdict: 'withdrawn', ...STAMP },
          ],
        },
      }),
    ],
    [
      'withdraw it and replace the stable release',
      (now) => replace(rollBack('remote-x')(now, STAMP)),
    ],
    ['change nothing', (now) => now],
  ])('does not %s', async (_what, change) => {
    await expect(revise(own(), WHY, (now) => change(now))).rejects.toThrow(
      /has no right|is not signed|does more|needs|says it/,
    );
    expect(await proposals(open)).toEqual([]);
    await put(change);
    await expect(readHead(as(teams.reader))).rejects.toThrow(/000003\.json/);
  });

  it('changes no remote without a canary', async () => {
    await revise(own(), WHY, rollBack('remote-x'));
    await expect(revise(own(), WHY, replace)).rejects.toThrow(/has no right|is not signed/);
    await put(replace, 4);
    await expect(readHead(as(teams.reader))).rejects.toThrow(/000004\.json/);
  });

  it('publishes nothing', async () => {
    await expect(publish(own(), [aRelease('1.2.0-cccccccc')], WHY)).rejects.toThrow(
      'no right to publish',
    );
  });
});

const STAMP = { at: '2026-11-22T20:00:00.000Z', by: 'watch@remote-x', reason: 'test' };
const NONE = { count: 0, mean: 0, variance: 0 };
const MEASURED = { interactive: NONE, lcp: NONE, inp: NONE, cls: NONE };
const fares = (failed: number) => ({ visits: 100, failed, measured: MEASURED });

function changed(
  now: Deployment,
  change: (slot: Registry['remotes'][string]) => object,
): Deployment {
  const slot = change(now.remotes['remote-x']!) as Registry['remotes'][string];
  return { ...now, remotes: { ...now.remotes, 'remote-x': slot } };
}

const replace = (now: Deployment) =>
  changed(now, (slot) => ({ ...slot, stable: { ...slot.stable, id: '6.6.6-66666666' } }));

/** A modified command writes it into the store anyway, signed with the key it has. */
async function put(change: (now: Deployment) => Deployment, revision = 3): Promise<void> {
  const parent = revision - 1;
  const before = (await open.read(revisionKey(parent)))!;
  const head = (await readHead(open))!;
  const birth = {
    schema: 1 as const,
    revision,
    parent,
    parentHash: hashOf(before),
    ...STAMP,
  };
  const text = registryText({ ...change(head), ...birth });
  const signature = signerIn(teams['watch@remote-x:canary']).sign('revision', text);
  await open.create(signaturesKey(hashOf(text)), JSON.stringify([signature]));
  await open.create(revisionKey(revision), text);
}
