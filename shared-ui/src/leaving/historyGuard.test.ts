import { waitFor } from '@testing-library/react';

import { watchHistory } from './historyGuard';

/** The form at its second history entry, in the state left by the router and a guard. */
function openSecondEntry() {
  history.pushState({ idx: 0 }, '', '/before');
  history.pushState({ idx: 1 }, '', '/letters/new');
  history.pushState({ idx: 1, guarded: 'default' }, '', '/letters/5');
}

it('Back leaves a reloaded form at the first press', async () => {
  openSecondEntry();
  watchHistory();

  history.back();
  await waitFor(() => expect(location.pathname).toBe('/before'));
  history.forward();
  await waitFor(() => expect(location.pathname).toBe('/letters/5'));
});

describe('where two remotes watch', () => {
  const otherRemote = () =>
    new Promise<typeof import('./historyGuard')>((resolve) => {
      void jest.isolateModulesAsync(async () => resolve(await import('./historyGuard')));
    });

  it('Back waits for the decision about unsaved text in either form', async () => {
    const other = await otherRemote();
    openSecondEntry();
    watchHistory();
    other.watchHistory();
    const letPass = other.guardHistory(() => {});
    const stepped = new Promise((resolve) => {
      window.addEventListener('popstate', resolve, { once: true });
    });

    history.back();
    await stepped;
    expect(history.state).toEqual({ idx: 1 });
    letPass();
  });

  it('Back goes exactly one page back', async () => {
    const other = await otherRemote();
    openSecondEntry();
    watchHistory();
    other.watchHistory();
    const back = jest.spyOn(history, 'back');

    history.back();
    await waitFor(() => expect(location.pathname).toBe('/before'));
    expect(back).toHaveBeenCalledTimes(2); // here, and past the first entry
  });
});
