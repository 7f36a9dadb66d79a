import type { Composition } from 'contract/registry';
import { keptInTab } from 'shared-ui/core';

import { RegistryWatch } from './RegistryWatch';
import { shellRenewal } from './shellRenewal';
import { watchUnsavedInput } from './unsavedInput';

const MINUTE = 60_000;

describe('an open tab', () => {
  it('fetches the registry when the user returns to it', async () => {
    const { taken } = watching(async () => aComposition(8));
    document.dispatchEvent(new Event('visibilitychange'));
    await settle();
    expect(taken()).toEqual([8]);
  });

  it('fetches at most once a minute on navigation', async () => {
    const clock = jest.spyOn(performance, 'now').mockReturnValue(0);
    const { watch, asked } = watching(async () => aComposition(8));
    for (const at of [1_000, 59_000, MINUTE, MINUTE + 1_000, 2 * MINUTE]) {
      clock.mockReturnValue(at);
      watch.moved();
      await settle();
    }
    expect(asked()).toBe(2);
    clock.mockRestore();
  });

  it.each([
    ['no registry', undefined],
    ['an older one', aComposition(6)],
    ['one of releases that lie elsewhere', { ...aComposition(8), base: '/elsewhere/' }],
  ])('keeps its composition when the response is %s', async (_case, answer) => {
    const { watch, taken } = watching(async () => answer);
    await watch.look();
    expect(taken()).toEqual([]);
  });

  it('does not go back when an edge with an older revision responds', async () => {
    const answers = [aComposition(9), aComposition(8)];
    const { watch, taken } = watching(async () => answers.shift());
    await watch.look();
    await watch.look();
    expect(taken()).toEqual([9]);
  });

  it('checks on navigation whether its shell is as new as the last registry requires', async () => {
    const renewShell = jest.fn();
    const ask = async () => ({ ...aComposition(8), minShell: '2.0.0' });
    const watch = new RegistryWatch({ first: aComposition(7), ask, take: () => {}, renewShell });
    await watch.look();
    watch.moved();
    expect(renewShell.mock.calls).toEqual([[expect.objectContaining({ minShell: '2.0.0' })]]);
  });

  it('makes one request for parallel calls, and none while it is hidden', async () => {
    const { watch, asked } = watching(async () => aComposition(8));
    await Promise.all([watch.look(), watch.look()]);
    expect(asked()).toBe(1);
    const hidden = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    hidden.mockRestore();
    expect(asked()).toBe(1);
  });
});

describe('a shell that is too old', () => {
  beforeEach(() => sessionStorage.clear());

  it('is reloaded, but only a limited number of times', () => {
    const { renew, reload } = renewal();
    renew({ minShell: '1.5.0' });
    renew({ minShell: '1.5.0' });
    renew({ minShell: '1.5.0' });
    expect(reload).toHaveBeenCalledTimes(2);
    renew({ minShell: '1.6.0' });
    expect(reload).toHaveBeenCalledTimes(3);
  });

  it.each([[undefined], ['1.4.2'], ['1.4.0']])(
    'is never one when the minimum is %s',
    (minShell) => {
      const { renew, reload } = renewal();
      renew({ minShell });
      expect(reload).not.toHaveBeenCalled();
    },
  );

  it('waits for unfinished input', () => {
    const isTyping = watchUnsavedInput();
    const field = document.body.appendChild(document.createElement('textarea'));
    field.value = 'We have';
    field.dispatchEvent(new Event('input', { bubbles: true }));

    const { renew, reload } = renewal(isTyping);
    renew({ minShell: '1.5.0' });
    expect(reload).not.toHaveBeenCalled();
    field.remove();
    renew({ minShell: '1.5.0' });
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('never reloads when the tab cannot count the reloads', () => {
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const { renew, reload } = renewal();
    renew({ minShell: '2.0.0' });
    full.mockRestore();
    expect(reload).not.toHaveBeenCalled();
  });
});

function watching(answer: () => Promise<Composition | undefined>) {
  const ask = jest.fn(answer);
  const take = jest.fn();
  const watch = new RegistryWatch({ first: aComposition(7), ask, take, renewShell: () => {} });
  watch.start();
  const taken = () => take.mock.calls.map(([composition]) => (composition as Composition).revision);
  return { watch, taken, asked: () => ask.mock.calls.length };
}

function renewal(isTyping = () => false) {
  const reload = jest.fn();
  return {
    renew: shellRenewal({ own: '1.4.2-ab12cd34', isTyping, reload, storage: keptInTab }),
    reload,
  };
}

function aComposition(revision: number): Composition {
  return { revision, base: '/releases/', remotes: {} };
}

const settle = () => new Promise((resume) => setTimeout(resume));
