import { readFileSync } from 'node:fs';
import vm from 'node:vm';

it('runs tests in Node’s realm: there is one Array, one Error and one Map', () => {
  expect(vm.runInThisContext('[]')).toBeInstanceOf(Array);
  expect(vm.runInThisContext('new Map()')).toBeInstanceOf(Map);
  expect(() => readFileSync('/nowhere')).toThrow(Error);
  expect(vm.runInThisContext('globalThis')).toBe(globalThis);
});

it('fakes the time of this realm, and restores it', () => {
  const { Date: before } = globalThis;
  jest.useFakeTimers({ now: 0 });
  expect(Date.now()).toBe(0);
  jest.useRealTimers();
  expect(Date).toBe(before);
});
