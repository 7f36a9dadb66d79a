import { createLogger } from 'server-kit/log';
import { openStore } from '../store/store';
import { quietSettings } from '../testing/quietSettings';
import { trustedTeams } from '../testing/trustedTeams';
import { buildEdge } from './app';
import { refuseUnsigned } from './unsigned';

const PUBLIC = { NODE_ENV: 'production', PUBLIC_URL: 'https://quest.example' };
const MFE_TRUST = JSON.stringify(trustedTeams(['ana@shell']).trust);

describe('an edge that trusts everybody who can write to its store', () => {
  it.each([[PUBLIC], [{ ...PUBLIC, NODE_ENV: '' }], [{ ...PUBLIC, STORE_URL: '/srv/store' }]])(
    'does not start for a public site: %j',
    (env) => {
      expect(() => refuseUnsigned(quietSettings(env))).toThrow('Say in MFE_TRUST who may publish');
    },
  );

  it.each([
    [{ ...PUBLIC, MFE_TRUST }],
    [{ NODE_ENV: 'production', PUBLIC_URL: 'http://localhost:3000' }],
    [{ PUBLIC_URL: 'https://quest.local' }],
    [{}],
  ])('starts with %j', (env) => {
    expect(() => refuseUnsigned(quietSettings(env))).not.toThrow();
  });

  it.each([
    ['in a rehearsal of production', { NODE_ENV: 'production' }, true],
    ['behind a proxy of a private network', { PUBLIC_URL: 'https://quest.local' }, true],
    ['with keys', { NODE_ENV: 'production', MFE_TRUST }, false],
    ['of a developer', {}, false],
  ])('reports it in its log and its health %s: %j, %s', async (_where, env, says) => {
    const lines: string[] = [];
    const destination = { write: (line: string) => void lines.push(line) };
    const log = createLogger({ app: 'edge', level: 'warn', destination });
    const settings = quietSettings(env);
    const edge = await buildEdge(settings, openStore(settings.storeUrl), undefined, log);
    const { warning = '' } = (await edge.inject('/edge/health')).json();
    expect(warning.includes('Releases are not signed')).toBe(says);
    expect(lines.join().includes('Releases are not signed')).toBe(says);
    await edge.close();
  });
});
