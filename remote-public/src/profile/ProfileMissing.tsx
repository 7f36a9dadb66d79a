import type { ReactNode } from 'react';
import { Container, ErrorState, Footer, Studio, theme, typeset } from 'shared-ui';
import styled from 'styled-components';

import { type ProfileKind, ProfileSection } from './ProfileSection';

interface ProfileMissingProps {
  kind: ProfileKind;
  title: string;
  /** One sentence: the reason, or the next step. */
  text: string;
  /** Refetches the profile; left out when it is known to be gone. */
  onRetry?: (() => void) | undefined;
  /** True during the refetch. */
  busy: boolean;
  /** Why it cannot be loaded; each failure is announced. */
  failure: object;
  /** Further links. */
  children?: ReactNode;
}

/** A profile that does not exist, or cannot be loaded now. */
export function ProfileMissing(props: ProfileMissingProps) {
  const { kind, title, text: message, onRetry, busy, failure, children } = props;
  return (
    <>
      <main>
        <ProfileSection kind={kind}>
          <Title>{title}</Title>
        </ProfileSection>
        <Studio>
          <Body>
            {onRetry ? (
              <ErrorState onRetry={onRetry} busy={busy} failure={failure}>
                {message}
              </ErrorState>
            ) : (
              <p>{message}</p>
            )}
            {children}
          </Body>
        </Studio>
      </main>
      <Footer />
    </>
  );
}

const Title = styled.h1`
  ${typeset.d2}
`;

const Body = styled(Container)`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[24]} ${theme.space[16]};
  align-content: start;
  min-block-size: 20rem;
  padding-block: ${theme.space[64]};

  > p, > div { flex-basis: 100%; }
  p { color: ${theme.color.text2}; font-size: 1.125rem; }
`;
