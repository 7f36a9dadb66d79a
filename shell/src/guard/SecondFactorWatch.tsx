import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useUser } from 'shared-ui';

const PAGE = '/account/second-factor';

/**
 * Redirects staff without a second factor to the page that adds one: the api rejects their other calls. It is beside
 * the pages, so that no other page is rendered again.
 */
export function SecondFactorWatch() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const wanted = useUser()?.needs_second_factor === true;

  useEffect(() => {
    if (wanted && pathname !== PAGE) void navigate(PAGE, { replace: true });
  }, [wanted, pathname, navigate]);

  return null;
}
