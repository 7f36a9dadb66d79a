import { type Change, promote, requireShell, rollBack } from '../deploy/changes';
import { garbage, remove } from '../deploy/collect';
import { publish } from '../publish/publish';
import { signProposal } from '../publish/signProposal';
import { fakeShell } from '../testing/fakeReleases';
import { trustedStore } from '../testing/trustedStore';
import type { Guard } from '../trust/guard';
import { proposals } from './proposals';
import { readHead, revise } from './revisions';
import type { Store } from './store';

const WHY = { by: 'whoever', reason: 'test' };
const [ONE, TWO] = ['1.0.0-5e11aaaa', '1.1.0-5e11bbbb'];

let open: Store;
let teams: Awaited<ReturnType<typeof begin>>['teams'];
const begin = () =>
  trustedStore(['ana@remote-x', 'sam@shell', 'watch@shell:canary', 'watch@remote-x:canary']);
const as = (guard: Guard): Store => ({ ...open, guard });
const sam = () => as(teams['sam@shell']);
const shell = async () => (await readHead(as(teams.reader)))?.shell;
const sign = async () =>
  signProposal(
    as(teams['ana@remote-x']),
    teams['ana@remote-x'],
    (await proposals(open)).at(-1)!.hash,
  );

beforeEach(async () => {
  ({ open, teams } = await begin());
});

describe('a release that waits for a second signature', () => {
  const LONG_AGO = { revisions: 1, days: 0 };
  const tomorrow = () => Date.now() + 24 * 60 * 60 * 1000;
  const waits = () =>
    expect(publish(sam(), [fakeShell(TWO)], WHY, { canary: 10 })).rejects.toThrow('It waits');

  it('is no garbage, and is published once it is signed', async () => {
    await waits();
    const found = await garbage(open, LONG_AGO, tomorrow());
    expect(await remove(open, [...found, `releases/shell/${TWO}/`], LONG_AGO, tomorrow())).toEqual(
      [],
    );

    expect(await sign()).toMatchObject({ revision: 2 });
    expect(await shell()).toMatchObject({ canary: { release: { id: TWO } } });
  });

  it('is garbage once another revision took its place', async () => {
    await waits();
    await revise(as(teams['ana@remote-x']), WHY, (now) => ({
      ...now,
      verdicts: { 'remote-x': [] },
    }));
    expect(await garbage(open, LONG_AGO, tomorrow())).toEqual([`releases/shell/${TWO}/`]);
  });

  it('is not published when its files are gone', async () => {
    await waits();
    for (const key of await open.list(`releases/shell/${TWO}/`)) await open.remove(key);

    await expect(sign()).rejects.toThrow(`shell ${TWO} is no longer in the store`);
    expect(await shell()).toEqual({ stable: expect.objectContaining({ id: ONE }) });
  });
});

describe('a canary of the shell', () => {
  beforeEach(async () => {
    await publish(sam(), [fakeShell(TWO)], WHY, { canary: 10 }).catch(() => {});
    await sign();
  });

  it.each(['sam@shell', 'watch@shell:canary'] as const)(
    'is withdrawn by its team alone: everybody gets the shell that all teams have signed (%s)',
    async (name) => {
      await revise(as(teams[name]), WHY, rollBack('shell'));
      expect(await shell()).toEqual({ stable: expect.objectContaining({ id: ONE }) });
    },
  );

  it.each<[string, 'sam@shell' | 'ana@remote-x' | `watch@${string}:canary`, Change]>([
    ['shown to more by its team alone', 'sam@shell', promote('shell', 50)],
    ['made stable by its team alone', 'sam@shell', promote('shell', 100)],
    ['shown to more by a key for canaries', 'watch@shell:canary', promote('shell', 50)],
    ['withdrawn by the team of a remote', 'ana@remote-x', rollBack('shell')],
    ['withdrawn by its watcher', 'watch@remote-x:canary', rollBack('shell')],
    [
      'withdrawn together with something else',
      'sam@shell',
      (now, made) => requireShell('1.0.0')(rollBack('shell')(now, made), made),
    ],
  ])('is not %s', async (_what, name, change) => {
    const guard = teams[name as keyof typeof teams] as Guard;
    await expect(revise(as(guard), WHY, change)).rejects.toThrow(/no right|It waits/);
    expect(await shell()).toMatchObject({ canary: { percent: 10, release: { id: TWO } } });
  });
});
