import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from 'server-kit/testing/temporaryFolder';
import { block, promote, requireShell, rollBack } from '../deploy/changes';
import { earlierReleases } from '../deploy/history';
import { publish } from '../publish/publish';
import { signProposal } from '../publish/signProposal';
import { verify } from '../publish/verify';
import { fakeRelease } from '../testing/fakeReleases';
import { trustedStore } from '../testing/trustedStore';
import { trustedTeams } from '../testing/trustedTeams';
import { newTrust } from '../trust/files';
import type { Guard } from '../trust/guard';
import { NewestSeen } from '../trust/NewestSeen';
import { checkpointAt } from '../trust/trust';
import { proposals } from './proposals';
import { revisionKey } from './revisionKeys';
import { readHead, revise } from './revisions';
import type { Store } from './store';

const WHY = { by: 'whoever', reason: 'test' };
const aRelease = (id: string) => fakeRelease({ name: 'remote-x', id });
const [ONE, TWO] = ['1.0.0-aaaaaaaa', '1.1.0-bbbbbbbb'];

let teams: Awaited<ReturnType<typeof begin>>['teams'];
let folder: string;
let open: Store;

const begin = () => trustedStore(['ana@remote-x', 'ivo@remote-y', 'sam@shell']);
const as = (guard: Guard): Store => ({ ...open, guard });
const ana = () => as(teams['ana@remote-x']);

/** A product that existed before signing keys were introduced. */
beforeEach(async () => {
  ({ folder, open, teams } = await begin());
});

describe('a store with keys', () => {
  it('accepts what a team publishes of its own, by the name of the key', async () => {
    const { registry } = await publish(ana(), [aRelease(TWO)], WHY, { canary: 10 });
    expect(registry).toMatchObject({ revision: 2, by: 'ana@remote-x' });
    await revise(ana(), WHY, promote('remote-x', 100));
    await revise(ana(), WHY, rollBack('remote-x', await earlierReleases(ana(), 'remote-x')));
    expect(await readHead(as(teams.reader))).toMatchObject({ revision: 4, by: 'ana@remote-x' });
    expect(await verify(as(teams.reader), 9)).toEqual([]);
  });

  it.each([
    ['without a key', () => teams.reader, 'Name your key in MFE_KEY_FILE'],
    ['with a key nobody knows', () => stranger(), 'is not trusted here'],
    [
      'with the key of another team',
      () => teams['ivo@remote-y'],
      'has no right to publish remote-x',
    ],
  ])('accepts nothing %s', async (_how, guard, sentence) => {
    await expect(publish(as(guard()), [aRelease(TWO)], WHY)).rejects.toThrow(sentence);
    await expect(revise(as(guard()), WHY, block('remote-x', ONE))).rejects.toThrow();
    expect(await readHead(as(teams.reader))).toMatchObject({ revision: 1 });
  });

  it.each([
    ['unsigned', async () => void (await publish(open, [aRelease(TWO)], WHY))],
    ['for another store', () => publishAs(elsewhere())],
    ['with rights one gave oneself', () => publishAs(selfMade())],
  ])('shows nothing that was written there %s, and verify reports it', async (_how, act) => {
    await act();
    await expect(readHead(as(teams.reader))).rejects.toThrow(/000002\.json/);
    expect((await verify(as(teams.reader), 5)).join()).toMatch(/000002\.json/);
  });

  it('keeps a shared change waiting until a second team has signed', async () => {
    const shell = as(teams['sam@shell']);
    await expect(revise(shell, WHY, requireShell('1.0.0'))).rejects.toThrow('mfe -- sign');
    expect(await readHead(shell)).toMatchObject({ revision: 1 });

    const hash = (await proposals(open))[0]!.hash;
    await expect(signProposal(shell, teams['sam@shell'], hash)).resolves.toMatch('1 of 2 teams');
    await expect(
      signProposal(ana(), teams['ana@remote-x'], hash.slice(0, 12)),
    ).resolves.toMatchObject({
      revision: 2,
    });
    const head = await readHead(as(teams.reader));
    expect(head).toMatchObject({ revision: 2, by: 'sam@shell', minShell: '1.0.0' });
    expect(await proposals(open)).toEqual([]);
  });

  it('drops a waiting change when another one was faster', async () => {
    await expect(revise(as(teams['sam@shell']), WHY, requireShell('1.0.0'))).rejects.toThrow();
    await publish(ana(), [aRelease(TWO)], WHY);
    const hash = (await proposals(open))[0]!.hash;
    await expect(signProposal(ana(), teams['ana@remote-x'], hash)).rejects.toThrow(
      'create it again',
    );
    expect(await proposals(open)).toEqual([]);
  });

  it('cannot be changed by a proposal that an attacker wrote', async () => {
    await publish(ana(), [aRelease(TWO)], WHY);
    const text = JSON.stringify({ ...(await readHead(open)), revision: 3, parent: 2 });
    await open.create('registry/proposals/x.json', JSON.stringify({ text, signatures: [] }));
    const hash = (await proposals(open))[0]!.hash;
    await expect(signProposal(ana(), teams['ana@remote-x'], hash)).rejects.toThrow(
      'create it again',
    );
  });
});

describe('a store that was reset to an older state', () => {
  it('is refused by readers that saw the newer one, also after a restart', async () => {
    const old = temporaryFolder('store');
    const file = join(temporaryFolder('data'), 'seen.json');
    const started = (): Guard => ({
      trust: teams.trust,
      seen: new NewestSeen(teams.trust.store, file),
    });
    cpSync(folder, old, { recursive: true });
    await publish(ana(), [aRelease(TWO)], WHY);
    expect(await readHead(as(started()))).toMatchObject({ revision: 2 });

    rmSync(folder, { recursive: true });
    cpSync(old, folder, { recursive: true });
    await expect(readHead(as(started()))).rejects.toThrow('Revision 2 was seen before');
    await publish(ana(), [aRelease('1.2.0-cccccccc')], WHY).catch(() => {});
    await expect(readHead(as(started()))).rejects.toThrow('Revision 2 was seen before');
    rmSync(old, { recursive: true });
  });

  it('is refused when it is older than the trust’s checkpoint', async () => {
    await publish(ana(), [aRelease(TWO)], WHY);
    const checkpoint = checkpointAt(2, (await open.read(revisionKey(2)))!);
    await open.remove(revisionKey(2));
    const late = as({ ...teams.reader, trust: { ...teams.trust, checkpoint } });
    await expect(readHead(late)).rejects.toThrow('seen before');
  });

  it('is refused when the record of what was seen is unreadable', async () => {
    const file = join(folder, 'seen.json');
    await open.replace('seen.json', '{"revision":');
    const seen = new NewestSeen(teams.trust.store, file);
    const late = as({ ...teams.reader, seen });
    await expect(readHead(late)).rejects.toThrow('does not say which revision');
  });
});

describe('the files of a signed release', () => {
  it.each([
    ['changed', '{"schema":1,"name":"remote-x","id":"1.1.0-bbbbbbbb","files":{}}'],
    ['cut short', '{"schema":1,"na'],
  ])('show when release.json was %s', async (_how, text) => {
    await publish(ana(), [aRelease(TWO)], WHY);
    await open.replace(`releases/remote-x/${TWO}/release.json`, text);
    const faults = await verify(as(teams.reader), 1);
    expect(faults.join()).toContain(
      `releases/remote-x/${TWO}/release.json is not what was published`,
    );
  });

  it('show when a file was added', async () => {
    await open.create(`releases/remote-x/${ONE}/evil.js`, 'alert(1)');
    expect((await verify(open, 1)).join()).toContain('evil.js belongs to no release');
  });

  it('are not those that somebody stored before under the same name', async () => {
    const evil = aRelease(TWO);
    await open.create(
      `releases/remote-x/${TWO}/release.json`,
      JSON.stringify({ ...evil.release, files: {} }),
    );
    await expect(publish(ana(), [aRelease(TWO)], WHY)).rejects.toThrow(
      'is not the file that was sealed',
    );
    expect(await readHead(ana())).toMatchObject({ revision: 1 });
  });
});

const publishAs = (guard: Guard) => publish(as(guard), [aRelease(TWO)], WHY);

function stranger(): Guard {
  return { ...trustedTeams(['eve@remote-x'])['eve@remote-x'], trust: teams.trust };
}

/** A person with a key who claims that every key may do everything. */
function selfMade(): Guard {
  const keys = teams.trust.keys.map((key) => ({ ...key, team: '*' }));
  return { ...teams['ivo@remote-y'], trust: { ...teams.trust, keys } };
}

/** The right key and the right teams, but for a store with another name. */
function elsewhere(): Guard {
  const { store } = newTrust(1);
  return {
    ...teams['ana@remote-x'],
    trust: { ...teams.trust, store },
    seen: new NewestSeen(store),
  };
}
