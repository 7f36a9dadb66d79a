/**
 * The part of react-router that our packages use, and so the only part that visitors download (39 kB less). Shared
 * packages cannot be tree-shaken: a name that is missing here is undefined in remotes. The test beside this file finds
 * such names.
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
