import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { keepWantedAddress, readWantedAddress, useUser } from 'shared-ui';

const PAGE = '/account/second-factor';
const STAFF_AREA = /^\/staff(?:\/|$)/;

/**
 * Redirects staff without a second factor to the page that adds one: the api rejects their other calls. The first page
 * that they requested is offered afterwards (rule 2.47). It is beside the pages, so that no other page is rendered
 * again.
 */
export function SecondFactorWatch() {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const wanted = useUser()?.needs_second_factor === true;

  useEffect(() => {
    if (!wanted || pathname === PAGE) return;
    if (!readWantedAddress()) {
      // The registry of this page may not contain the staff area yet, and so no title of it.
      const title = STAFF_AREA.test(pathname) ? 'Staff' : undefined;
      keepWantedAddress({ address: `${pathname}${search}${hash}`, title });
    }
    void navigate(PAGE, { replace: true });
  }, [wanted, pathname, search, hash, navigate]);

  return null;
}
