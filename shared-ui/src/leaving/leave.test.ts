import { holdLeaving, leave } from './leave';

it('runs the action at once, unless a holder takes it over', () => {
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
