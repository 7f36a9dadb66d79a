import type { Composition } from 'contract/registry';
import type { FastifyInstance } from 'fastify';
import { block } from '../deploy/changes';
import { publish } from '../publish/publish';
import { recordPassed } from '../releases/passed';
import { upload } from '../releases/upload';
import { revise } from '../store/revisions';
import { openStore, type Store } from '../store/store';
import { fakeRelease, fakeShell } from '../testing/fakeReleases';
import { quietSettings } from '../testing/quietSettings';
import { trustedTeams } from '../testing/trustedTeams';
import { MAX_GRANT_MS, writeGrant } from '../trust/grant';
import type { Guard } from '../trust/guard';
import { buildEdge } from './app';

const AUTHOR = { by: 'test', reason: 'test' };
const HOUR = 3_600_000;
const [STABLE, NEXT, REFUSED] = ['1.0.0-aaaaaaaa', '1.1.0-bbbbbbbb', '1.2.0-cccccccc'];
let counted = 0;
const file = (id: string) => `/releases/remote-x/${id}/remoteEntry.11111111.js`;

const teams = trustedTeams(['ana@remote-x', 'ivo@remote-y', 'all'], 1);
const strangers = trustedTeams(['ana@remote-x'], 1);
let store: Store;
let edge: FastifyInstance;

beforeAll(async () => {
  const settings = quietSettings({ NODE_ENV: 'production' });
  store = { ...openStore(settings.storeUrl), guard: teams.all };
  await publish(store, [fakeShell(), aRelease(STABLE)], AUTHOR);
  await publish(store, [aRelease(NEXT)], AUTHOR, { canary: 0 });
  const refusing = publish(store, [aRelease(REFUSED)], AUTHOR, {
    smoke: async () => [{ check: 'smoke', packageName: 'remote-x', sentence: 'throws.' }],
  });
  await expect(refusing).rejects.toThrow('Not published');
  edge = await buildEdge(settings, { ...store, guard: teams.reader });
});
afterAll(() => edge.close());

describe('files of a release', () => {
  it.each([STABLE, NEXT])('that passed its checks can be loaded: %s', async (id) => {
    expect((await edge.inject(file(id))).statusCode).toBe(200);
  });

  it.each([
    ['lies in the store because it is being tried, or was refused', REFUSED],
    ['was never there', '9.9.9-99999999'],
  ])('that %s cannot', async (_why, id) => {
    for (const url of [file(id), `/releases/remote-x/${id}/release.json`, `${file(id)}?a=1`]) {
      expect((await edge.inject(url)).statusCode).toBe(404);
    }
    const encoded = file(id).replace('remote-x', 'remote%2dx').replace('.js', '%2ejs');
    expect((await edge.inject(encoded)).statusCode).toBe(404);
  });

  it.each([
    ['by somebody without a key', () => undefined],
    ['by the key of another team', () => forged(teams['ivo@remote-y'])],
    ['for another store', () => strangers['ana@remote-x']],
  ])('are not handed out because of what was written %s', async (_who, guard) => {
    const id = `1.3.${counted++}-dddddddd`;
    const passed = { name: 'remote-x', id, by: 'eve', tried: true };
    await upload(store, aRelease(id));
    await recordPassed({ ...store, guard: guard() }, passed);
    expect((await edge.inject(file(id))).statusCode).toBe(404);
  });

  it('are not served when release.json was changed since', async () => {
    const id = '1.4.0-eeeeeeee';
    await upload(store, aRelease(id));
    await recordPassed(store, { name: 'remote-x', id, by: 'ana', tried: true });
    const key = `releases/remote-x/${id}/release.json`;
    await store.replace(key, `${await store.read(key)} `);
    expect((await edge.inject(file(id))).statusCode).toBe(404);
  });
});

describe('a preview link', () => {
  it('shows a release that passed, to anybody who opens it, until it expires', async () => {
    const { overrides, refused } = await preview(granted(NEXT));
    expect(refused).toEqual([]);
    expect(overrides).toEqual([
      {
        remote: 'remote-x',
        release: expect.objectContaining({
          id: NEXT,
          integrity: expect.stringMatching(/^sha384-/),
        }),
        until: later - (later % 1000),
      },
    ]);
  });

  it('changes nothing for other visitors', async () => {
    await preview(granted(NEXT));
    const { body } = await edge.inject('/');
    expect(body).not.toContain('"preview"');
    expect(body).not.toContain(NEXT);
  });

  const own = teams['ana@remote-x'];
  const later = Date.now() + HOUR;
  const tampered = () => {
    const [, key, signature] = granted(NEXT).split('.').slice(-3);
    return `remote-x@${NEXT}~${Math.floor(later / 1000) + 9000}.${key}.${signature}`;
  };
  it.each<[string, () => string, RegExp]>([
    ['without a grant', () => `remote-x@${NEXT}`, /needs a link that allows it: npm run mfe/],
    ['without a grant, to what is stable', () => `remote-x@${STABLE}`, /needs a link/],
    ['whose end was moved', tampered, /may not show/],
    ['of another release', () => granted(STABLE).replace(STABLE, NEXT), /may not show/],
    ['of another team', () => `remote-x@${NEXT}~${forY(later)}`, /may not show/],
    ['of another store', () => granted(NEXT, later, strangers['ana@remote-x']), /may not show/],
    ['that ended', () => granted(NEXT, Date.now() - 1000), /ended at 20/],
    ['that never ends', () => granted(NEXT, Date.now() + 2 * MAX_GRANT_MS), /may not show/],
    ['with nonsense', () => `remote-x@${NEXT}~1.2.3`, /may not show/],
    ['to what was refused', () => granted(REFUSED), /has not passed its checks/],
    ['to what is not there', () => granted('9.9.9-99999999'), /has not passed its checks/],
    ['to a folder', () => 'remote-x@../../media/1', /is no release of remote-x/],
    ['to elsewhere', () => 'remote-x@https://evil.example', /is no release of remote-x/],
    ['to a developer', () => 'remote-x@http://localhost:3103', /for development only/],
    ['to a package that is not there', () => 'remote-z@1.0.0-aa', /no package 'remote-z' here/],
    ['to __proto__', () => '__proto__@1.0.0-aa', /no package '__proto__' here/],
  ])('%s shows no preview, and gives the reason', async (_what, request, sentence) => {
    const { overrides, refused } = await preview(request());
    expect(overrides).toEqual([]);
    expect(refused).toEqual([expect.stringMatching(sentence)]);
  });

  it('does not show a release that was blocked since', async () => {
    await revise(store, AUTHOR, block('remote-x', NEXT));
    const { overrides, refused } = await preview(granted(NEXT));
    expect([overrides, refused]).toEqual([[], [`remote-x ${NEXT} is blocked.`]]);
  });

  function granted(id: string, until = later, guard: Guard = own): string {
    return `remote-x@${id}~${writeGrant(guard, { remote: 'remote-x', id, until })}`;
  }
});

/** The trust file of a person with one team's key who claims that it belongs to all teams. */
function forged({ trust, ...own }: Required<Guard>): Guard {
  const keys = trust.keys.map((one) => ({ ...one, team: '*' }));
  return { ...own, trust: { ...trust, keys } };
}

const forY = (until: number) =>
  writeGrant(teams['ivo@remote-y'], { remote: 'remote-y', id: NEXT, until });

async function preview(request: string) {
  const { body } = await edge.inject(`/?mfe=${encodeURIComponent(request)}`);
  const [, text] = /id="registry">(.*?)<\/script>/.exec(body)!;
  return (JSON.parse(text!) as Composition).preview!;
}

const aRelease = (id: string) =>
  fakeRelease({ name: 'remote-x', id, routes: [{ path: '/', prerender: true }] });
