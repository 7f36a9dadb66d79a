import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from 'server-kit/testing/temporaryFolder';
import { block } from '../deploy/changes';
import { publish } from '../publish/publish';
import { fakeRelease } from '../testing/fakeReleases';
import { trustedStore } from '../testing/trustedStore';
import { hashOf } from '../trust/ed25519';
import type { Guard } from '../trust/guard';
import { NewestSeen } from '../trust/NewestSeen';
import { checkpointAt, type Trust } from '../trust/trust';
import { revisionKey, signaturesKey } from './revisionKeys';
import { readBelieved, revise } from './revisions';
import type { Store } from './store';

const WHY = { by: 'whoever', reason: 'test' };
const aRelease = (id: string) => fakeRelease({ name: 'remote-x', id });

let teams: Awaited<ReturnType<typeof begin>>['teams'];
let open: Store;
let file: string;
const begin = () => trustedStore(['ana@remote-x', 'ivo@remote-x', 'sam@remote-x'], 1);

beforeEach(async () => {
  ({ open, teams } = await begin());
  file = join(temporaryFolder('data'), 'seen.json');
  await publish(as('ana@remote-x'), [aRelease('1.1.0-bbbbbbbb')], WHY);
});

const as = (name: 'ana@remote-x' | 'ivo@remote-x'): Store => ({ ...open, guard: teams[name] });

/** The key list after ana's key was removed, while revision 2 was the head. */
async function withoutAna(): Promise<Trust> {
  const { trust } = teams;
  const checkpoint = checkpointAt(2, (await open.read(revisionKey(2)))!);
  return { ...trust, checkpoint, keys: trust.keys.filter(({ person }) => person !== 'ana') };
}

/** The release and the complaint of an edge that starts with this key list. */
async function shownBy(trust: Trust, guard: Partial<Guard> = {}) {
  const seen = new NewestSeen(trust.store, file);
  const { head, trouble } = await readBelieved({ ...open, guard: { trust, seen, ...guard } });
  return [head?.revision, trouble?.message];
}

describe('a revision that was signed with a revoked key', () => {
  it('is dropped by an edge that had seen it, once it has the new key list', async () => {
    const trust = await withoutAna();
    await publish(as('ana@remote-x'), [aRelease('6.6.6-66666666')], WHY); // her process still has the old list
    expect(await shownBy(teams.trust)).toEqual([3, undefined]);

    const refused = [2, expect.stringContaining('000003.json is not signed by a trusted key')];
    expect(await shownBy(trust)).toEqual(refused);
    expect(await shownBy(trust)).toEqual(refused);
  });

  it('is replaced by the next one, which every edge accepts', async () => {
    const trust = await withoutAna();
    await publish(as('ana@remote-x'), [aRelease('6.6.6-66666666')], WHY);
    await shownBy(teams.trust);
    await shownBy(trust);

    await open.remove(revisionKey(3));
    const seen = new NewestSeen(trust.store);
    const ivo = { ...open, guard: { ...teams['ivo@remote-x'], trust, seen } };
    await revise(ivo, WHY, block('remote-x', '1.0.0-aaaaaaaa'));
    expect(await shownBy(trust)).toEqual([3, undefined]);
  });

  it('blocks an edge that had seen it when it is removed too early, until that record is deleted', async () => {
    const trust = await withoutAna();
    await publish(as('ana@remote-x'), [aRelease('6.6.6-66666666')], WHY);
    expect(await shownBy(teams.trust)).toEqual([3, undefined]);

    await open.remove(revisionKey(3));
    await expect(shownBy(trust)).rejects.toThrow(
      `Revision 3 was seen before, but the store has none: it was reset to an older state, or is another store. ` +
        `Nothing of it is shown. If this is intended, remove what was seen: ${file}`,
    );
    rmSync(file);
    expect(await shownBy(trust)).toEqual([2, undefined]);
  });

  it('does not return because an edge with the old list runs too', async () => {
    const trust = await withoutAna();
    await publish(as('ana@remote-x'), [aRelease('6.6.6-66666666')], WHY);
    await shownBy(trust);
    expect(await shownBy(teams.trust)).toEqual([3, undefined]);
    expect(await shownBy(trust)).toEqual([2, expect.any(String)]);
  });

  it('does not return because an edge of an older version, which records no list, saw it', async () => {
    const trust = await withoutAna();
    expect(await shownBy(trust)).toEqual([2, undefined]);
    await publish(as('ana@remote-x'), [aRelease('6.6.6-66666666')], WHY);
    const hash = hashOf((await open.read(revisionKey(3)))!);
    writeFileSync(file, JSON.stringify({ store: trust.store, revision: 3, hash }));
    expect(await shownBy(trust)).toEqual([2, expect.any(String)]);
  });
});

it('a key list with a later checkpoint brings an edge up to it that was offline', async () => {
  const { revision, hash } = teams.trust.checkpoint!;
  new NewestSeen(teams.trust.store, file).note({ revision, hash });
  expect(await shownBy(await withoutAna())).toEqual([2, undefined]);
});

it('a key list with a checkpoint of another history is not trusted', async () => {
  await publish(as('ana@remote-x'), [aRelease('1.2.0-cccccccc')], WHY);
  expect(await shownBy(teams.trust)).toEqual([3, undefined]);
  const checkpoint = { revision: 2, hash: hashOf('another one') };
  await expect(shownBy({ ...teams.trust, checkpoint })).rejects.toThrow(
    'revision 2 is missing in the store, or differs',
  );
});

describe('a store from which a revision was removed after a key was revoked', () => {
  it.each(['taken', 'changed'])('is no longer trusted, when it is %s', async (how) => {
    const trust = await withoutAna();
    await publish(as('ana@remote-x'), [aRelease('6.6.6-66666666')], WHY);
    await publish(as('ana@remote-x'), [aRelease('7.7.7-77777777')], WHY);
    expect(await shownBy(teams.trust)).toEqual([4, undefined]);

    await open.remove(revisionKey(3));
    if (how === 'changed') await open.create(revisionKey(3), '{}');
    await expect(shownBy(trust)).rejects.toThrow('revision 3 is missing in the store, or differs');
    expect(await shownBy(teams.trust)).toEqual([4, undefined]);
  });
});

describe('a store that lost signatures', () => {
  const lose = async (revision: number) => {
    const content = (await open.read(revisionKey(revision)))!;
    await open.remove(signaturesKey(hashOf(content)));
  };

  it('is refused by an edge that has seen the revision with the same list', async () => {
    await publish(as('ivo@remote-x'), [aRelease('1.2.0-cccccccc')], WHY);
    expect(await shownBy(teams.trust)).toEqual([3, undefined]);
    await lose(3);
    expect(await shownBy(teams.trust)).toEqual([3, undefined]);
  });
});
