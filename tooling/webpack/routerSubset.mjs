/**
 * The part of react-router that our packages use, and so the only part a visitor downloads (39 kB
 * less). A shared package cannot be tree-shaken: a name missing here is undefined in remotes, and
 * the test beside this file says so first.
 */
export {
  BrowserRouter,
  createPath,
  createSearchParams,
  generatePath,
  Link,
  matchPath,
  Navigate,
  NavLink,
  Outlet,
  Route,
  Routes,
  resolvePath,
  StaticRouter,
  useHref,
  useLinkClickHandler,
  useLocation,
  useMatch,
  useNavigate,
  useNavigationType,
  useParams,
  useResolvedPath,
  useSearchParams,
} from 'react-router';
