import { useEffect, useRef } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { Spinner, useToast } from 'shared-ui';

import { AuthFrame } from './AuthFrame';
import { useCheckResetTokenMutation } from './auth.endpoints';
import type { LoginNotice } from './Notice';
import { ResetPasswordForm } from './ResetPasswordForm';
import { SunrisePane } from './SunrisePane';

/**
 * /reset-password?token&email: checks the link, then lets its reader choose a new password. A link
 * without a token is not checked; a dead one is told as such at the login (SPEC §2, §5).
 */
export function ResetPasswordPage() {
  const [search] = useSearchParams();
  const token = search.get('token');
  const email = search.get('email') ?? '';
  const check = useLinkCheck(token, email);

  if (!token) return <Navigate to="/login" replace />;
  return (
    <AuthFrame title="Set New Password" pane={<SunrisePane />}>
      {check.isSuccess ? (
        <ResetPasswordForm token={token} email={email} />
      ) : (
        <Spinner label="Checking your link..." />
      )}
    </AuthFrame>
  );
}

function useLinkCheck(token: string | null, email: string) {
  const [checkToken, check] = useCheckResetTokenMutation();
  const asked = useRef(false);
  const navigate = useNavigate();
  const toast = useToast();

  useEffect(() => {
    if (!token || asked.current) return;
    asked.current = true;
    void checkToken({ token, email }).then(({ error }) => {
      if (!error) return;
      const deadLink = ('message' in error && error.message) || 'Invalid or expired reset link';
      toast.error(deadLink);
      void navigate('/login', { replace: true, state: { deadLink } satisfies LoginNotice });
    });
  }, [checkToken, token, email, navigate, toast]);

  return check;
}
