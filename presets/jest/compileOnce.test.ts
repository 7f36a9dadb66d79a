import vm from 'node:vm';

const compileOnce = require('./compileOnce.cjs') as (executor: Executor) => void;

type Module = (exports: Record<string, unknown>) => void;

interface Executor {
  injectedModuleParameters: string[];
  environment: { global: object; getVmContext(): vm.Context | null };
  compile(text: string, file: string): Module | null;
}

const FILE = '/counter.js';
const COUNTER = 'let count = 0; exports.next = () => ++count; exports.Error = Error;';

afterEach(() => jest.restoreAllMocks());

it('compiles a module once, and runs it for each test file', () => {
  const { Script } = vm;
  const compile = jest
    .spyOn(vm, 'Script')
    .mockImplementation((text, options) => new Script(text, options));
  const [one, other] = [load(anExecutor(), COUNTER), load(anExecutor(), COUNTER)];

  expect(compile).toHaveBeenCalledTimes(1);
  expect([one.next(), one.next(), other.next()]).toEqual([1, 2, 1]);
  expect(one.Error).not.toBe(other.Error);
});

it('compiles a file again when its text or arguments changed', () => {
  load(anExecutor(), COUNTER);
  const changed = load(anExecutor(), COUNTER.replace('++count', '(count += 10)'));
  const given = anExecutor(['exports', 'step']).compile(COUNTER, FILE)!;

  expect(changed.next()).toBe(10);
  expect(given).toHaveLength(2);
});

it('keeps strict modules strict, and comments at the end harmless', () => {
  const strict = load(
    anExecutor(),
    '"use strict"; exports.me = (function () { return this })(); //',
  );

  expect(strict).toEqual({ me: undefined });
});

it('reports errors with their position in the module', () => {
  const fails = load(anExecutor(), 'exports.next = () => { throw new Error("no") }', '/failing.js');

  expect(placeOf(fails.next)).toContain('/failing.js:1:30');
});

it('leaves a module that does not compile, and a context that is gone, to Jest', () => {
  const executor = anExecutor();
  const message = () => executor.compile('export const a = 1;', '/module.js');
  expect(message).toThrow('as Jest says it');

  executor.environment.getVmContext = () => null;
  expect(executor.compile(COUNTER, FILE)).toBeNull();
});

it('passes the language’s globals of each page to libraries', () => {
  const library =
    'exports.Error = Error; exports.made = [1, Symbol].length; exports.now = Date.now;';
  const [one, other] = [anExecutor(), anExecutor()];
  const file = '/node_modules/library/index.js';

  expect(load(one, library, file).Error).toBe(vm.runInContext('Error', contextOf(one)));
  expect(load(other, library, file).Error).toBe(vm.runInContext('Error', contextOf(other)));
});

it('does not pass globals that a library declares itself', () => {
  const library = 'class Map {} const { Set } = exports; exports.Map = Map; exports.set = Set;';

  const loaded: unknown = load(anExecutor(), library, '/node_modules/library/own.js');
  expect(String((loaded as { Map: unknown }).Map)).toBe('class Map {}');
});

it('is used by every package’s tests', () => {
  const jestPreset = require('./index.cjs') as (folder: string) => { runtime: string };

  expect(jestPreset('/package').runtime).toBe(require.resolve('./runtime.cjs'));
});

function anExecutor(injectedModuleParameters = ['exports']): Executor {
  const context = vm.createContext({});
  const executor: Executor = {
    injectedModuleParameters,
    environment: { global: vm.runInContext('globalThis', context), getVmContext: () => context },
    compile() {
      throw new Error('as Jest says it');
    },
  };
  compileOnce(executor);
  return executor;
}

const contextOf = ({ environment }: Executor) => environment.getVmContext()!;

function load(executor: Executor, text: string, file = FILE) {
  const exports: Record<string, unknown> = {};
  executor.compile(text, file)!(exports);
  return exports as { next: () => number; Error: unknown };
}

function placeOf(fail: () => unknown) {
  try {
    fail();
  } catch (error) {
    return (error as Error).stack;
  }
}
