import { readEdgeSettings } from '../env';
import { WATCHDOG } from './document/inlineScripts';
import { editPolicy, withEdited } from './underEdit';

const EDITED = { 'remote-x': 'http://127.0.0.1:3103' };
const released = { id: '1', container: 'x_1', entry: 'e.js', integrity: 'sha384-' };

describe('remotes in development', () => {
  it('replace their own releases, and no others', () => {
    const deployed = { routes: [{ path: '/x' }], candidates: [released] };
    const remotes = { 'remote-x': deployed, 'remote-y': deployed };
    const composed = withEdited({ revision: 1, base: '/releases/', remotes }, EDITED);
    expect(composed.remotes['remote-x']).toMatchObject({
      routes: [{ path: '/x' }],
      candidates: [{ container: 'remote_x__dev', base: 'http://127.0.0.1:3103/', integrity: '' }],
    });
    expect(composed.remotes['remote-y']).toBe(deployed);
  });

  it('may be served and reloaded from their server, and from no other', () => {
    const policy = editPolicy(EDITED);
    expect(policy).toContain(`script-src 'self' ${WATCHDOG.source} http://127.0.0.1:3103;`);
    expect(policy).toContain("connect-src 'self' http://127.0.0.1:3103 ws://127.0.0.1:3103");
  });

  it('are read from DEV_REMOTES, on this machine only, and not in production', () => {
    const given = { DEV_REMOTES: 'remote-x=http://127.0.0.1:3103' };
    expect(readEdgeSettings(given).underEdit).toEqual(EDITED);
    expect(readEdgeSettings({}).underEdit).toEqual({});
    expect(() => readEdgeSettings({ ...given, NODE_ENV: 'production' })).toThrow('production');
    expect(() => readEdgeSettings({ DEV_REMOTES: 'remote-x=http://evil.example' })).toThrow(
      "DEV_REMOTES must be like remote-founder=http://127.0.0.1:3103, not 'remote-x=http://evil.example'.",
    );
  });
});
