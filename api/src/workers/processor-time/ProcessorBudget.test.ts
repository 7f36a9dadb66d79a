import { ProcessorBudget } from './ProcessorBudget';

let used = 0;
let budget: ProcessorBudget;
beforeEach(() => {
  used = 70_000; // by jobs before
  budget = new ProcessorBudget(() => used);
});

it('a job that gets no processor has not used its time up, however long it waits', () => {
  budget.begin(1, 15_000);
  for (let hours = 0; hours < 24; hours += 1) used += 600;

  expect(budget.isSpent).toBe(false);
});

it.each([
  [14_999, false],
  [15_000, true],
  [90_000, true],
])('a job of 15,000 ms that took %i ms has used its time up: %s', (took, isSpent) => {
  budget.begin(1, 15_000);
  used += took;

  expect(budget.isSpent).toBe(isSpent);
});

it('each job begins with its own time, and one that is done is not watched any more', () => {
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
