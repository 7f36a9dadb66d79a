import { isDocumented, variablesRead } from 'server-kit/testing/variables';
import { readConfig } from './env';

it('every variable that the api reads is in the README', () => {
  const read = variablesRead(readConfig);
  expect(read).toContain('DATABASE_URL');
  // A mode of Node, set by whatever starts the process; not a setting of ours.
  expect(read.filter((name) => name !== 'NODE_ENV' && !isDocumented(name))).toEqual([]);
});

describe('the configuration', () => {
  it('needs no variable at all', () => {
    expect(readConfig({})).toMatchObject({
      apiPort: 3001,
      publicUrl: 'http://localhost:3000',
      origins: ['http://localhost:3000'],
      demo: true,
      rateLimits: true,
      tokenBinding: false,
      applicationsOpen: false,
    });
  });

  it('follows the port and the public address', () => {
    const config = readConfig({
      PORT: '8080',
      PUBLIC_URL: 'https://quest.example/',
      NODE_ENV: 'production',
    });

    expect(config).toMatchObject({
      apiPort: 8081,
      publicUrl: 'https://quest.example',
      tokenBinding: true,
      demo: false,
    });
  });

  it.each([
    [{ PORT: 'http' }, "PORT must be a port from 1 to 65534, not 'http'."],
    [{ API_PORT: '70000' }, "API_PORT must be a port from 0 to 65535, not '70000'."],
    [
      { PUBLIC_URL: 'quest.example' },
      "PUBLIC_URL must be an address that starts with http:// or https://, not 'quest.example'.",
    ],
    [{ DATABASE_URL: 'mysql://db' }, /DATABASE_URL must be an address that starts with postgres:/],
    [
      { DATABASE_READ_URL: 'postgres://replica/quest' },
      'DATABASE_READ_URL names replicas of DATABASE_URL, which is not set.',
    ],
    [{ RATE_LIMITS: 'maybe' }, "RATE_LIMITS must be on or off, not 'maybe'."],
    [
      { RATE_LIMITS: 'off', NODE_ENV: 'production' },
      'RATE_LIMITS must be on when NODE_ENV is production.',
    ],
    [{ CORS_ORIGINS: 'https://a.example/path' }, /CORS_ORIGINS must be a list of origins/],
    [{ GOOGLE_CLIENT_ID: 'x' }, 'GOOGLE_CLIENT_SECRET must be set when GOOGLE_CLIENT_ID is.'],
    [{ PROGRAMME_END: 'June' }, "PROGRAMME_END must be like 2026-06-30, not 'June'."],
    [{ LOG_LEVEL: 'loud' }, /LOG_LEVEL must be one of/],
    [
      { APP_SECRET: 'hunter2' },
      'APP_SECRET must be 32 or more random characters without spaces, or a list of such secrets with ids, e.g. 2:the-new-one,1:the-old-one.',
    ],
  ])('refuses %j in one sentence', (env, sentence) => {
    expect(() => readConfig(env as NodeJS.ProcessEnv)).toThrow(sentence);
  });

  it.each([
    'DATABASE_URL',
    'DATABASE_READ_URL',
    'MEDIA_URL',
    'SMTP_URL',
    'REDIS_URL',
    'APP_SECRET',
    'PUBLIC_URL',
  ])('never repeats a secret that is wrong in %s', (name) => {
    for (const value of ['mysql://ana:hunter2@db', 'ana:hunter2@db']) {
      const refused = () => readConfig({ [name]: value });

      expect(refused).toThrow(`${name} must be`);
      expect(refused).not.toThrow('hunter2');
    }
  });
});
