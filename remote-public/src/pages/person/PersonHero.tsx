import type { PublicUser } from 'contract/wire/user.contract';
import { Badge, ButtonLink, fullName, theme, useUser } from 'shared-ui';
import styled from 'styled-components';

import { ProfileHero } from '../../profile/ProfileHero';
import { ShareButton } from '../../share/ShareButton';
import { PersonCounts } from './PersonCounts';
import { PersonFollow } from './PersonFollow';

/** Photo, name, badges and numbers of a person, with Follow and Share. */
export function PersonHero({ person }: { person: PublicUser }) {
  const { id, profile_photo: picture, roles, username } = person;
  const isMe = useUser()?.id === id;
  const name = fullName(person);

  return (
    <ProfileHero
      kind="person"
      of={{ id, name, picture }}
      labels={
        roles.length > 0 && (
          <Roles aria-label="Roles">
            {roles.map((role) => (
              <li key={role}>
                <NightBadge>{role}</NightBadge>
              </li>
            ))}
          </Roles>
        )
      }
      acts={
        <>
          <PersonFollow person={person} />
          <ShareButton title={name} />
          {isMe && (
            <ButtonLink to="/account/settings" tone="ghost">
              Edit profile
            </ButtonLink>
          )}
        </>
      }
    >
      <Handle>@{username}</Handle>
      <PersonCounts userId={id} />
    </ProfileHero>
  );
}

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
  overflow-wrap: anywhere;
`;
