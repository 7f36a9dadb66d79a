import { useLocation } from 'react-router-dom';
import { TextLink, theme } from 'shared-ui';
import styled from 'styled-components';

/** Data that a page may put into the router's state when it redirects to the login. */
export interface LoginNotice {
  /** Why a link to choose a new password did not work. */
  deadLink?: string;
}

/** Above the login form: the reason of a redirect, for users who missed the toast. */
export function Notice() {
  const { deadLink } = (useLocation().state ?? {}) as LoginNotice;
  if (!deadLink) return null;
  return (
    <Strip>
      {deadLink} <TextLink to="/forgot-password">Send a new link</TextLink>
    </Strip>
  );
}

const Strip = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[4]} ${theme.space[16]};
  padding: ${theme.space[12]} ${theme.space[16]};
  border-radius: ${theme.radius.control};
  color: ${theme.color.warnText};
  background: ${theme.color.warnBg};
  font-weight: 600;
`;
