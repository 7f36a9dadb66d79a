import { findRoute } from 'contract/registry';
import { page, type RemoteRoute } from 'shared-ui';

/** The shell's own addresses, so that people can sign in when every remote fails. */
export const shellRoutes: RemoteRoute[] = [
  {
    path: '/login',
    title: 'Log in',
    page: page(() => import('./auth/LoginPage').then((m) => m.LoginPage)),
  },
  {
    path: '/register',
    title: 'Register',
    page: page(() => import('./auth/RegisterPage').then((m) => m.RegisterPage)),
  },
  {
    path: '/forgot-password',
    title: 'Forgot password',
    page: page(() => import('./auth/ForgotPasswordPage').then((m) => m.ForgotPasswordPage)),
  },
  {
    path: '/reset-password',
    title: 'Reset password',
    page: page(() => import('./auth/ResetPasswordPage').then((m) => m.ResetPasswordPage)),
  },
  {
    path: '/auth/callback/google',
    title: 'Log in',
    page: page(() => import('./auth/google/GoogleCallbackPage').then((m) => m.GoogleCallbackPage)),
  },
  {
    path: '/invitation/accept',
    title: 'Invitation',
    page: page(() => import('./auth/invitation/InvitationPage').then((m) => m.InvitationPage)),
  },
];

/** Returns the shell's own page at an address, if there is one. */
export function shellRouteAt(pathname: string): RemoteRoute | undefined {
  return findRoute(shellRoutes, pathname)?.route;
}
