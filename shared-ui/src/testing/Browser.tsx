import { act } from '@testing-library/react';
import { type ReactNode, useEffect } from 'react';
import { BrowserRouter, type NavigateFunction, useNavigate } from 'react-router-dom';

let follow: NavigateFunction;

/** The router that visitors get, at the address of jsdom's window: `location` says where it is. */
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

/** Opens an address before there is a page. */
export function openAddress(at: string): void {
  history.pushState(null, '', at);
}

/** Moves to another address, or by that many steps in the history, without anybody's press. */
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
