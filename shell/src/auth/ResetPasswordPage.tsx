import { useCallback, useEffect, useRef } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { type ApiFailure, ErrorState, failureText, Spinner, useToast } from 'shared-ui';
import { useCheckResetTokenMutation } from './calls/auth.endpoints';
import { AuthFrame } from './layout/AuthFrame';
import { SunrisePane } from './layout/SunrisePane';
import type { LoginNotice } from './Notice';
import { ResetPasswordForm } from './ResetPasswordForm';

/**
 * /reset-password?token&email: checks the link, then asks for a new password. A link without a token is not checked. An
 * invalid link is reported at the login. If the check failed, the page stays (rule 2.32).
 */
export function ResetPasswordPage() {
  const [search] = useSearchParams();
  const token = search.get('token');
  const email = search.get('email') ?? '';
  const { good, unchecked, retry } = useLinkCheck(token, email);

  if (!token) return <Navigate to="/login" replace />;
  return (
    <AuthFrame title="Set New Password" pane={<SunrisePane />}>
      {good && <ResetPasswordForm token={token} email={email} />}
      {unchecked && (
        <ErrorState onRetry={retry}>
          We could not check your link. {failureText(unchecked, '')}
        </ErrorState>
      )}
      {!good && !unchecked && <Spinner label="Checking your link..." />}
    </AuthFrame>
  );
}

/** Whether the api rejected the link: a busy network (408, 429) or an unavailable api gives no information about it. */
const isBadLink = (error: object): error is ApiFailure =>
  'status' in error && /^4(?!08|29)/.test(String(error.status));

function useLinkCheck(token: string | null, email: string) {
  const [checkToken, { isSuccess: good, error: failure }] = useCheckResetTokenMutation();
  const asked = useRef(false);
  const navigate = useNavigate();
  const toast = useToast();

  const ask = useCallback(async () => {
    if (!token) return;
    const { error } = await checkToken({ token, email });
    if (!error || !isBadLink(error)) return;
    const deadLink = error.message || 'Invalid or expired reset link';
    toast.error(deadLink);
    void navigate('/login', { replace: true, state: { deadLink } satisfies LoginNotice });
  }, [checkToken, token, email, navigate, toast]);

  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    void ask();
  }, [ask]);

  return {
    good,
    /** Why the check failed; the link may be valid. */
    unchecked: failure && !isBadLink(failure) ? failure : undefined,
    retry: ask,
  };
}
