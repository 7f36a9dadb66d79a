import { renderHook } from '@testing-library/react';

import { usePreview } from './usePreview';

it('shows a chosen file and releases it with the page', () => {
  const letGo = jest.fn();
  URL.createObjectURL = () => 'blob:me';
  URL.revokeObjectURL = letGo;

  const { result, rerender, unmount } = renderHook((file?: File) => usePreview(file));
  expect(result.current).toBeUndefined();
  rerender(new File(['x'], 'me.png'));
  expect(result.current).toBe('blob:me');
  unmount();

  expect(letGo).toHaveBeenCalledWith('blob:me');
});
