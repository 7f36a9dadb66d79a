import { isDocumented, variablesRead } from 'server-kit/testing/variables';

import { readEdgeSettings, readStoreUrl } from './env';

it('every variable that the edge reads is in the README', () => {
  const read = variablesRead(readEdgeSettings);
  expect(read).toContain('CDN_URL');
  // Set by Node's mode, and by `npm run dev` for its own edge.
  const inner = ['NODE_ENV', 'DEV_REMOTES'];
  expect(read.filter((name) => !inner.includes(name) && !isDocumented(name))).toEqual([]);
});

describe('the variables of the edge', () => {
  it('have defaults', () => {
    expect(readEdgeSettings({})).toMatchObject({
      port: 3000,
      apiUrl: 'http://127.0.0.1:3001',
      trustProxy: [],
      config: {
        productName: 'Venture Quest',
        publicUrl: 'http://localhost:3000',
        apiBase: '/api',
        mediaBase: '/media',
        googleEnabled: false,
        formWidget: null,
      },
    });
    expect(readStoreUrl({ DATA_DIR: '/srv' })).toBe('/srv/store');
  });

  it('can configure the api, the pictures and the store elsewhere', () => {
    const settings = readEdgeSettings({
      API_URL: 'https://api.example.org/',
      MEDIA_PUBLIC_URL: 'https://img.example.org',
      MEDIA_URL: 's3://pictures',
      STORE_URL: '/srv/releases',
    });
    expect(settings.config.apiBase).toBe('https://api.example.org/api');
    expect(settings.config.mediaBase).toBe('https://img.example.org');
    expect(settings.mediaDir).toBeUndefined();
    expect(settings.storeUrl).toBe('/srv/releases');
  });

  it.each([
    [{ PORT: '0' }, "PORT must be a port from 1 to 65535, not '0'."],
    [
      { PUBLIC_URL: 'example.org' },
      "PUBLIC_URL must be an address that starts with http:// or https://, not 'example.org'.",
    ],
    [{ APPLICATIONS_OPEN: 'maybe' }, "APPLICATIONS_OPEN must be on or off, not 'maybe'."],
    [
      { TRUST_PROXY: 'everybody' },
      "TRUST_PROXY must be a list of networks such as 10.0.0.0/8, not 'everybody'.",
    ],
    [
      { RENDER_LIMIT_MS: '1s' },
      "RENDER_LIMIT_MS must be a whole number from 100 to 60000, not '1s'.",
    ],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of fatal, error, warn, info, debug, silent'],
  ])('%j is refused with a sentence', (env, sentence) => {
    expect(() => readEdgeSettings(env)).toThrow(sentence);
  });
});
