import { act, renderHook, waitFor } from '@testing-library/react';

import { useLazy } from './useLazy';

const Offer = () => null;

describe('code of rare components', () => {
  it('is not fetched before the first request', async () => {
    const load = jest.fn(async () => Offer);
    const { result, rerender } = renderHook(({ wanted }) => useLazy(wanted, load), {
      initialProps: { wanted: false },
    });
    expect(load).not.toHaveBeenCalled();
    rerender({ wanted: true });
    await waitFor(() => expect(result.current).toBe(Offer));
  });

  it('that hangs does not change the page, and is fetched once', async () => {
    const load = jest.fn(() => new Promise<typeof Offer>(() => {}));
    const onMissing = jest.fn();
    const { result, rerender } = renderHook(() => useLazy(true, load, onMissing));
    await act(async () => rerender());
    expect(result.current).toBeUndefined();
    expect(load).toHaveBeenCalledTimes(1);
    expect(onMissing).not.toHaveBeenCalled();
  });

  it('that fails to load is reported, and fetched again at the next request', async () => {
    const load = jest.fn(async () => Offer);
    load.mockRejectedValueOnce(new Error('Loading chunk 7 failed.'));
    const onMissing = jest.fn();
    const { result, rerender } = renderHook(({ wanted }) => useLazy(wanted, load, onMissing), {
      initialProps: { wanted: true },
    });
    await waitFor(() => expect(onMissing).toHaveBeenCalledTimes(1));
    expect(result.current).toBeUndefined();

    rerender({ wanted: false });
    rerender({ wanted: true });
    await waitFor(() => expect(result.current).toBe(Offer));
    expect(onMissing).toHaveBeenCalledTimes(1);
  });
});
