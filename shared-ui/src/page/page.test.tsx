import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { page } from 'shared-ui/core';

function Hello() {
  return <h1>Hello</h1>;
}

describe('page', () => {
  it('shows the fallback until its code is loaded', async () => {
    const Page = page(async () => Hello);
    await act(async () => {
      render(<Suspense fallback="Wait">{<Page />}</Suspense>);
    });
    expect(screen.getByRole('heading', { name: 'Hello' })).toBeVisible();
  });

  it('renders in the same tick when its code is loaded, and fetches once', async () => {
    const load = jest.fn(async () => ({ default: Hello }));
    const Page = page(load);
    expect(await Page.load()).toBe(Hello);
    render(<Page />);
    expect(screen.getByRole('heading')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('keeps a failure until forget is called', async () => {
    const load = jest.fn(async () => Hello);
    load.mockRejectedValueOnce(new Error('lost'));
    const Page = page(load);
    await expect(Page.load()).rejects.toThrow('lost');
    await expect(Page.load()).rejects.toThrow('lost');
    Page.forget();
    await expect(Page.load()).resolves.toBe(Hello);
  });

  it('loads its parts, except for one that is in the document', async () => {
    const parts = { load: jest.fn(async () => {}), forget: jest.fn() };
    const Page = page(async () => Hello, parts);
    await Page.load(true);
    document.body.innerHTML = '<div><h1>Hello</h1></div>';
    const heading = screen.getByRole('heading');
    const root = await act(async () => hydrateRoot(document.body.firstElementChild!, <Page />));
    expect(screen.getByRole('heading')).toBe(heading);
    expect(parts.load).not.toHaveBeenCalled();

    // A reader who leaves the page and returns finds it complete at once.
    await act(async () => root.unmount());
    expect(parts.load).toHaveBeenCalledTimes(1);
    render(<Page />);
    expect(screen.getByRole('heading')).toBeVisible();
    expect(parts.load).toHaveBeenCalledTimes(1);
  });

  it('renders again only when the lost parts are loaded', async () => {
    const parts = { load: jest.fn(async () => {}), forget: jest.fn() };
    parts.load.mockRejectedValueOnce(new Error('lost'));
    const Page = page(async () => Hello, parts);
    await expect(Page.load()).rejects.toThrow('lost');
    Page.forget();
    expect(parts.forget).toHaveBeenCalledTimes(1);
    await expect(Page.load()).resolves.toBe(Hello);
  });
});
