import { act } from '@testing-library/react';
import { type ReactNode, useEffect } from 'react';
import { BrowserRouter, type NavigateFunction, useNavigate } from 'react-router-dom';

let follow: NavigateFunction;

/** The router of the product, at the address of jsdom's window: `location` has the current address. */
export function Browser({ children }: { children: ReactNode }) {
  return (
    <BrowserRouter>
      <Steering />
      {children}
    </BrowserRouter>
  );
}

function Steering() {
  const navigate = useNavigate();
  useEffect(() => {
    follow = navigate;
  }, [navigate]);
  return null;
}

/** Sets the address before a page is rendered. */
export function openAddress(at: string): void {
  history.pushState(null, '', at);
}

/** Navigates to another address, or by that number of history steps, without a click. */
export async function navigate(to: string | number): Promise<void> {
  await act(async () => {
    if (typeof to === 'string') return follow(to);
    const arrived = new Promise((resolve) => {
      window.addEventListener('popstate', resolve, { once: true, capture: true });
    });
    history.go(to);
    await arrived;
  });
}
