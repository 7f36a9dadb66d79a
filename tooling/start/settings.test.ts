import { readSettings } from './settings';

describe('the variables of npm start', () => {
  it('have defaults for a fresh clone', () => {
    expect(readSettings({}, '/home/ana/quest')).toEqual({
      port: 3000,
      apiPort: 3001,
      dataDir: '/home/ana/quest/var',
    });
  });

  it('put the api next to a chosen port, and use an absolute folder', () => {
    expect(readSettings({ PORT: '8080', DATA_DIR: '/srv/data' }, '/home/ana/quest')).toEqual({
      port: 8080,
      apiPort: 8081,
      dataDir: '/srv/data',
    });
  });

  it.each([
    [{ PORT: 'eighty' }, "PORT must be a port from 1 to 65535, not 'eighty'."],
    [{ PORT: '70000' }, "PORT must be a port from 1 to 65535, not '70000'."],
    [{ API_PORT: '0' }, "API_PORT must be a port from 1 to 65535, not '0'."],
    [{ PORT: '4000', API_PORT: '4000' }, 'API_PORT and PORT are both 4000; they must differ.'],
  ])('%j is refused with a sentence', (env, sentence) => {
    expect(() => readSettings(env, '/home/ana/quest')).toThrow(sentence);
  });
});
