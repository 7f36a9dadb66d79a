import type { ReactNode } from 'react';
import { Button, Footer, Studio, theme, typeset } from 'shared-ui';
import styled from 'styled-components';

import { ProfileBand, type ProfileKind } from './ProfileBand';

interface ProfileMissingProps {
  kind: ProfileKind;
  title: string;
  /** One sentence on why, or what to do. */
  words: string;
  /** Asks for the profile again; left out when it is known to be gone. */
  onRetry?: (() => void) | undefined;
  /** True while it is asked for again. */
  busy: boolean;
  /** Other ways on. */
  children?: ReactNode;
}

/** A profile that is not there, or is not to be had just now. */
export function ProfileMissing(props: ProfileMissingProps) {
  const { kind, title, words, onRetry, busy, children } = props;
  return (
    <>
      <main>
        <ProfileBand kind={kind}>
          <Title>{title}</Title>
        </ProfileBand>
        <Body>
          <p role={onRetry && 'alert'}>{words}</p>
          {onRetry && (
            <Button tone="ghost" busy={busy} onClick={onRetry}>
              Try again
            </Button>
          )}
          {children}
        </Body>
      </main>
      <Footer />
    </>
  );
}

const Title = styled.h1`
  ${typeset.d2}
`;

const Body = styled(Studio)`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[24]};
  align-items: center;
  align-content: center;
  justify-content: center;
  min-block-size: 20rem;
  padding: ${theme.space[64]} ${theme.space[24]};
  text-align: center;

  p { flex-basis: 100%; color: ${theme.color.text2}; font-size: 1.125rem; }
`;
