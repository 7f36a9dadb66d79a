import { ProcessorBudget } from './ProcessorBudget';

let used = 0;
let budget: ProcessorBudget;
beforeEach(() => {
  used = 70_000; // used by earlier jobs
  budget = new ProcessorBudget(() => used);
});

it('a job without processor time has not exceeded its limit, however long it waits', () => {
  budget.begin(1, 15_000);
  for (let hours = 0; hours < 24; hours += 1) used += 600;

  expect(budget.isSpent).toBe(false);
});

it.each([
  [14_999, false],
  [15_000, true],
  [90_000, true],
])('a job with a limit of 15,000 ms that used %i ms has exceeded it: %s', (took, isSpent) => {
  budget.begin(1, 15_000);
  used += took;

  expect(budget.isSpent).toBe(isSpent);
});

it('each job has its own limit, and a finished one is no longer watched', () => {
  budget.begin(1, 15_000);
  used += 10_000;
  budget.begin(2, 15_000);
  budget.end(1);
  used += 10_000;

  expect([budget.isSpent, budget.isIdle]).toEqual([false, false]);
  used += 10_000;
  expect(budget.isSpent).toBe(true);
  budget.end(2);
  expect([budget.isSpent, budget.isIdle]).toEqual([false, true]);
});
