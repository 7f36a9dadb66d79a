import type { TeamMember } from 'contract/wire/startups.contract';
import { Pencil, UserMinus } from 'lucide-react';
import { Card, fullName, IconButton, Picture, theme, typeset, upTo, whenHover } from 'shared-ui';
import styled from 'styled-components';

interface PersonTileProps {
  person: TeamMember;
  /** Left out when the reader may not edit. */
  onEdit?: () => void;
  onRemove?: () => void;
}

/** One person of the team. Edit and remove appear on hover or focus; on touch screens they are always visible. */
export function PersonTile({ person, onEdit, onRemove }: PersonTileProps) {
  const { user, position } = person;
  const name = fullName(user);

  return (
    <Tile>
      <Photo>
        <Picture
          path={user.profile_photo}
          alt=""
          widths="(max-width: 56.25em) 45vw, 190px"
          fallback="portrait"
          seed={user.id}
        />
      </Photo>
      <Name>{name}</Name>
      <Handle>@{user.username}</Handle>
      <Position>{position}</Position>
      {onEdit && onRemove && (
        <Acts>
          <IconButton tone="raised" label={`Edit position of ${name}`} onClick={onEdit}>
            <Pencil size={19} aria-hidden />
          </IconButton>
          <IconButton tone="raised" label={`Remove ${name}`} onClick={onRemove}>
            <UserMinus size={19} aria-hidden color={theme.color.danger} />
          </IconButton>
        </Acts>
      )}
    </Tile>
  );
}

const Acts = styled.div`
  position: absolute;
  inset-block-start: ${theme.space[24]};
  inset-inline-end: ${theme.space[24]};
  display: flex;
  gap: ${theme.space[6]};
  transition: opacity ${theme.time.fast};

  ${upTo.tablet} { inset-block-start: 1rem; inset-inline-end: 1rem; }
`;

const Tile = styled(Card)`
  position: relative;
  block-size: 100%;
  padding: ${theme.space[16]};
  overflow-wrap: anywhere;

  ${whenHover} {
    &:not(:hover, :focus-within) ${Acts} { opacity: 0; }
  }
  ${upTo.tablet} { padding: 0.625rem; }
`;

const Photo = styled.div`
  aspect-ratio: 1;
  overflow: hidden;
  margin-block-end: ${theme.space[12]};
  border-radius: ${theme.radius.control};
`;

const Name = styled.p`
  ${typeset.h4}
`;

const Handle = styled.p`
  ${typeset.small}
  color: ${theme.color.text3};
`;

const Position = styled.p`
  margin-block-start: ${theme.space[6]};
  color: ${theme.color.text2};
  font-size: 0.9375rem;
  font-weight: 600;
`;
