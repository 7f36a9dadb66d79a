import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { keepWantedAddress, readWantedAddress, useUser } from 'shared-ui';

const PAGE = '/account/second-factor';
const STAFF_AREA = /^\/staff(?![\w-])/;
/** Where signing in leads to (rule 2.15): nobody requested it. */
const LANDING = '/startups';

/**
 * Redirects staff without a second factor to the page that adds one: the api rejects their other calls. The page that
 * they requested, or else the staff area, is offered afterwards (rule 2.47). This component is beside the pages, so that
 * no other page is rendered again.
 */
export function SecondFactorWatch() {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const wanted = useUser()?.needs_second_factor === true;

  useEffect(() => {
    if (!wanted || pathname === PAGE) return;
    if (pathname !== LANDING || !readWantedAddress()) {
      const address = pathname === LANDING ? '/staff' : `${pathname}${search}${hash}`;
      // The registry of this page may not contain the staff area yet, and so no title of it.
      keepWantedAddress({ address, title: STAFF_AREA.test(address) ? 'Staff' : undefined });
    }
    void navigate(PAGE, { replace: true });
  }, [wanted, pathname, search, hash, navigate]);

  return null;
}
