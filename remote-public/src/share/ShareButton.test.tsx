import { screen } from '@testing-library/react';
import { renderPage } from 'shared-ui/testing';

import { ShareButton } from './ShareButton';

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
});

describe('Share', () => {
  it('opens the share sheet with title and address where the browser has one', async () => {
    const share = sheet(async () => {});
    const { user } = renderPage(<ShareButton title="Zrno" />);

    await user.click(screen.getByRole('button', { name: 'Share' }));

    expect(share).toHaveBeenCalledWith({ title: 'Zrno', url: 'http://localhost/' });
  });

  it('copies the address where the browser has no share sheet, and confirms it', async () => {
    const { user } = renderPage(<ShareButton title="Zrno" />);

    await user.click(screen.getByRole('button', { name: 'Share' }));

    expect(await screen.findByRole('button', { name: 'Copied!' })).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe('http://localhost/');
  });

  it.each([
    ['shows no error when the reader closes the sheet', 'AbortError', undefined],
    ['shows an error when sharing fails', 'DataError', 'Something went wrong'],
  ])('%s', async (_what, name, text) => {
    sheet(() => Promise.reject(Object.assign(new Error('no'), { name })));
    const { user, store } = renderPage(<ShareButton title="Zrno" />);

    await user.click(screen.getByRole('button', { name: 'Share' }));

    const { show, message } = store.getState().toast;
    expect(show ? message : undefined).toBe(text);
  });
});

function sheet(share: () => Promise<void>) {
  const mockShare = jest.fn(share);
  Object.defineProperty(navigator, 'share', { value: mockShare, configurable: true });
  return mockShare;
}
