import type { ReactNode } from 'react';
import { Button, Container, Footer, Studio, theme, typeset } from 'shared-ui';
import styled from 'styled-components';

import { type ProfileKind, ProfileSection } from './ProfileSection';

interface ProfileMissingProps {
  kind: ProfileKind;
  title: string;
  /** One sentence on why, or what to do. */
  text: string;
  /** Asks for the profile again; left out when it is known to be gone. */
  onRetry?: (() => void) | undefined;
  /** True while it is asked for again. */
  busy: boolean;
  /** Other ways on. */
  children?: ReactNode;
}

/** A profile that is not there, or is not to be had just now. */
export function ProfileMissing(props: ProfileMissingProps) {
  const { kind, title, text: message, onRetry, busy, children } = props;
  return (
    <>
      <main>
        <ProfileSection kind={kind}>
          <Title>{title}</Title>
        </ProfileSection>
        <Studio>
          <Body>
            <p role={onRetry && 'alert'}>{message}</p>
            {onRetry && (
              <Button tone="ghost" busy={busy} onClick={onRetry}>
                Try again
              </Button>
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

  p { flex-basis: 100%; color: ${theme.color.text2}; font-size: 1.125rem; }
`;
