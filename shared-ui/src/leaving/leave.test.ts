import { holdLeaving, leave } from './leave';

it('goes at once, unless somebody holds; then it is theirs to go', () => {
  const act = jest.fn();
  leave(act);
  expect(act).toHaveBeenCalledTimes(1);

  let pending: (() => void) | undefined;
  const letPass = holdLeaving((wanted) => {
    pending = wanted;
  });
  leave(act);
  expect(act).toHaveBeenCalledTimes(1);
  pending?.();
  expect(act).toHaveBeenCalledTimes(2);

  letPass();
  leave(act);
  expect(act).toHaveBeenCalledTimes(3);
});
