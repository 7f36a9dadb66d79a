import type { PublicUser } from 'api/contract/user.contract';
import { Badge, ButtonLink, fullName, Picture, theme, typeset, upTo, useUser } from 'shared-ui';
import styled from 'styled-components';

import { SubHero } from '../../layout/SubHero';
import { ShareButton } from '../../share/ShareButton';
import narrow from './art/hero-narrow.art';
import wide from './art/hero-wide.art';
import { PersonCounts } from './PersonCounts';
import { PersonFollow } from './PersonFollow';

/** Photo, name, badges and numbers of a person, with Follow and Share. */
export function PersonHero({ person }: { person: PublicUser }) {
  const isMe = useUser()?.id === person.id;
  const name = fullName(person);

  return (
    <SubHero wide={wide} wideSize={[1440, 400]} narrow={narrow} low>
      <Head>
        <Photo>
          <Picture
            path={person.profile_photo}
            alt=""
            widths="168px"
            fallback="portrait"
            seed={person.id}
            width={168}
            height={168}
            loading="eager"
          />
        </Photo>
        <div>
          {person.roles.length > 0 && (
            <Roles aria-label="Roles">
              {person.roles.map((role) => (
                <li key={role}>
                  <NightBadge>{role}</NightBadge>
                </li>
              ))}
            </Roles>
          )}
          <h1>{name}</h1>
          <Handle>@{person.username}</Handle>
          <PersonCounts userId={person.id} />
        </div>
        <Acts>
          <PersonFollow person={person} />
          <ShareButton title={name} />
          {isMe && (
            <ButtonLink to="/account/settings" tone="ghost">
              Edit profile
            </ButtonLink>
          )}
        </Acts>
      </Head>
    </SubHero>
  );
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[32]};
  align-items: flex-end;

  > :nth-child(2) { flex: 1; min-inline-size: min(16rem, 100%); }

  h1 {
    ${typeset.d2}
    text-transform: none; /* a name is never transformed */
    overflow-wrap: anywhere;
  }

  ${upTo.tablet} {
    flex-direction: column;
    gap: ${theme.space[20]};
    align-items: flex-start;
  }
`;

const Photo = styled.div`
  flex: none;
  inline-size: 10.5rem;
  block-size: 10.5rem;
  border: 4px solid ${theme.brand.cream};
  border-radius: 50%;
  overflow: hidden;

  ${upTo.tablet} { inline-size: 7.25rem; block-size: 7.25rem; }
`;

const Roles = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[8]};
  margin-block-end: 0.875rem;
`;

const NightBadge = styled(Badge)`
  background: ${theme.brand.scrim};
`;

const Handle = styled.p`
  margin-block-start: ${theme.space[8]};
  color: ${theme.color.text2};
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
