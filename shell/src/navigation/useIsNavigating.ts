import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * True from a press on a link until its page is rendered. React keeps the old page meanwhile, so on a slow network the
 * link would seem not to work. Always false in browsers without the Navigation API.
 */
export function useIsNavigating(): boolean {
  const { pathname } = useLocation();
  const [wanted, setWanted] = useState(pathname);

  useEffect(() => {
    const { navigation } = window;
    const handleEntry = () => setWanted(window.location.pathname);
    navigation?.addEventListener('currententrychange', handleEntry);
    return () => navigation?.removeEventListener('currententrychange', handleEntry);
  }, []);

  useEffect(() => setWanted(pathname), [pathname]);

  return wanted !== pathname;
}
