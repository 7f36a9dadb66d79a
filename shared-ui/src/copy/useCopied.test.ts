import { act, renderHook } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { useCopied } from './useCopied';

it('copies, and reports it for two seconds', async () => {
  userEvent.setup(); // provides a clipboard
  jest.useFakeTimers();
  const { result } = renderHook(() => useCopied('https://zrno.example'));

  await act(() => result.current.copy());
  expect(result.current.copied).toBe(true);
  expect(await navigator.clipboard.readText()).toBe('https://zrno.example');

  act(() => jest.advanceTimersByTime(1999));
  expect(result.current.copied).toBe(true);
  act(() => jest.advanceTimersByTime(1));
  expect(result.current.copied).toBe(false);
  jest.useRealTimers();
});
