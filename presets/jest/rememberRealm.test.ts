const rememberRealm = require('./rememberRealm.cjs') as () => () => void;

declare global {
  var planted: string | undefined;
}

it('restores what a test file changed in the process', () => {
  const { name } = process.release;
  const before = {
    URL,
    prepare: Error.prepareStackTrace,
    limit: Error.stackTraceLimit,
    exit: process.exit,
    home: process.env.HOME,
    folder: process.cwd(),
    exitCode: process.exitCode,
  };
  const putBack = rememberRealm();

  globalThis.planted = 'a global';
  globalThis.URL = class extends URL {};
  Error.prepareStackTrace = () => 'nowhere';
  Error.stackTraceLimit = 1;
  process.exit = () => {
    throw new Error('not now');
  };
  process.env.HOME = '/elsewhere';
  process.env.PLANTED = 'a variable';
  process.chdir('/');
  process.exitCode = 7;
  const listen = jest.fn();
  process.on('SIGUSR2', listen);
  putBack();

  expect({
    URL,
    prepare: Error.prepareStackTrace,
    limit: Error.stackTraceLimit,
    exit: process.exit,
    home: process.env.HOME,
    folder: process.cwd(),
    exitCode: process.exitCode,
  }).toEqual(before);
  expect('planted' in globalThis).toBe(false);
  expect(process.env.PLANTED).toBeUndefined();
  expect(process.rawListeners('SIGUSR2')).not.toContain(listen);
  expect(process.release.name).toBe(name);
});

it('keeps earlier listeners, and everything unchanged', () => {
  const listen = jest.fn();
  process.on('SIGUSR2', listen);
  rememberRealm()();
  expect(process.rawListeners('SIGUSR2')).toContain(listen);
  process.off('SIGUSR2', listen);
});
