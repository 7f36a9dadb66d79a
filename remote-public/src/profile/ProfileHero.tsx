import type { ReactNode } from 'react';
import { Picture, theme, typeset, upTo } from 'shared-ui';
import styled from 'styled-components';

import { type ProfileKind, ProfileSection } from './ProfileSection';

const MAX_POSTER_NAME_LENGTH = 32; // longer ones would fill the hero

interface ProfileHeroProps {
  kind: ProfileKind;
  /** Name and picture; the id selects the default picture. */
  of: { id: number; name: string; picture: string | null };
  /** Season, industry or roles, above the name. */
  labels: ReactNode;
  /** Below the name. */
  children: ReactNode;
  /** Buttons such as Follow and Share. */
  acts: ReactNode;
}

/** Picture, name and numbers of a startup or a person, and the buttons for readers. */
export function ProfileHero({ kind, of, labels, children, acts }: ProfileHeroProps) {
  const { id, name, picture } = of;
  return (
    <ProfileSection kind={kind}>
      <Head>
        <Frame data-kind={kind}>
          <Picture
            path={picture}
            alt=""
            widths="168px"
            fallback={kind === 'startup' ? 'cover' : 'portrait'}
            seed={id}
            width={168}
            height={168}
            loading="eager"
          />
        </Frame>
        <Text>
          {labels}
          <h1 data-long={name.length > MAX_POSTER_NAME_LENGTH || undefined}>{name}</h1>
          {children}
        </Text>
        <Acts>{acts}</Acts>
      </Head>
    </ProfileSection>
  );
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[32]};
  align-items: flex-end;

  ${upTo.tablet} {
    flex-direction: column;
    gap: ${theme.space[20]};
    align-items: flex-start;
  }
`;

const Frame = styled.div`
  flex: none;
  inline-size: 10.5rem;
  block-size: 10.5rem;
  border: 4px solid ${theme.brand.cream};
  border-radius: ${theme.radius.dialog};
  overflow: hidden;

  &[data-kind='person'] { border-radius: 50%; }
  ${upTo.tablet} { inline-size: 7.25rem; block-size: 7.25rem; }
`;

const Text = styled.div`
  flex: 1;
  min-inline-size: min(16rem, 100%);
  max-inline-size: 100%;

  h1 {
    ${typeset.d2}
    text-transform: none; /* a name is never transformed */
    overflow-wrap: anywhere;
  }

  h1[data-long] {
    ${typeset.d3}
    max-inline-size: 24ch; /* beside the sun, not over it */
    text-transform: none;
  }
`;

const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[12]};

  > * { background-color: ${theme.brand.scrim}; }

  ${upTo.tablet} {
    inline-size: 100%;

    > * { flex: 1; }
  }
`;
