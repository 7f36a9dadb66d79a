const loadOnce = require('./loadOnce.cjs') as (runtime: Runtime) => void;

interface Runtime {
  registries: { moduleRegistry: Map<string, { exports: unknown }> };
  requireBuilder: { requireDispatch(from: string, name: string): unknown };
  requireModuleOrMock(from: string, name: string): unknown;
}

it('shares a module between test files, except test files and helpers', () => {
  const [one, next] = [aRuntime('one'), aRuntime('next')];
  const own = { exports: 'of one file' };

  one.registries.moduleRegistry.set('/api/src/app.ts', { exports: 'loaded' });
  one.registries.moduleRegistry.set('/api/src/app.test.ts', own);
  one.registries.moduleRegistry.set('/api/src/testing/people.ts', own);

  const { moduleRegistry } = next.registries;
  expect(moduleRegistry.get('/api/src/app.ts')).toEqual({ exports: 'loaded' });
  expect(moduleRegistry.has('/api/src/app.test.ts')).toBe(false);
  expect(moduleRegistry.get('/api/src/testing/people.ts')).toBeUndefined();
  moduleRegistry.delete('/api/src/app.ts');
  expect(one.registries.moduleRegistry.has('/api/src/app.ts')).toBe(false);
});

it('keeps loaded modules after a test file', () => {
  const one = aRuntime('one');
  one.registries.moduleRegistry.set('/api/src/kept.ts', { exports: 'loaded' });
  one.registries.moduleRegistry.clear();

  expect(aRuntime('next').registries.moduleRegistry.has('/api/src/kept.ts')).toBe(true);
});

it('loads lazy modules through the current test file', () => {
  const one = aRuntime('one');
  aRuntime('next');

  const load = (from: string) => one.requireBuilder.requireDispatch(from, './later');
  expect(load('/node_modules/sharp/index.js')).toBe('next loads ./later');
  expect(load('/api/src/app.test.ts')).toBe('one loads ./later');
});

function aRuntime(file: string): Runtime {
  const runtime: Runtime = {
    registries: { moduleRegistry: new Map() },
    requireBuilder: { requireDispatch: () => undefined },
    requireModuleOrMock: (_from, name) => `${file} loads ${name}`,
  };
  loadOnce(runtime);
  return runtime;
}
