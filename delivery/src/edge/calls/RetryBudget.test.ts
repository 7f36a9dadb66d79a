import { RetryBudget } from './RetryBudget';

it('an api that fails after a thousand successful calls gets ten retries', () => {
  const budget = new RetryBudget();
  for (let call = 0; call < 1_000; call += 1) budget.earn();
  const repeats = Array.from({ length: 30 }, () => budget.spend());
  expect(repeats.filter(Boolean)).toHaveLength(10);
});
