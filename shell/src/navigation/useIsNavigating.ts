import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * True from a press on a link until its page is drawn. React keeps the old page meanwhile, so
 * without a sign a slow network would look like a dead link. Browsers that do not tell of
 * navigations show no sign.
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
