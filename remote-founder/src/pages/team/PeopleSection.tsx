import type { TeamMember } from 'contract/wire/startups.contract';
import { useId, useState } from 'react';
import { theme, typeset, upTo, useFocusHome } from 'shared-ui';
import styled from 'styled-components';

import type { PersonKind } from '../../team/personKind';
import { AddTile } from './AddTile';
import { InviteDialog } from './InviteDialog';
import { KIND_TEXTS } from './kindText';
import { PersonTile } from './PersonTile';
import { PositionDialog } from './PositionDialog';
import { RemovalDialog } from './RemovalDialog';

interface PeopleSectionProps {
  startupId: string;
  kind: PersonKind;
  people: readonly TeamMember[];
  /** True when the reader may invite, edit and remove here. */
  open: boolean;
  hidden?: boolean;
}

type Act = { name: 'invite' } | { name: 'edit' | 'remove'; person: TeamMember };

/** People of one kind as a grid, with actions. */
export function PeopleSection({ startupId, kind, people, open, hidden }: PeopleSectionProps) {
  const titleId = useId();
  const [act, setAct] = useState<Act | null>(null);
  const [title, goToTitle] = useFocusHome<HTMLHeadingElement>();
  const dialog = { startupId, kind, onClose: () => setAct(null) };

  return (
    <section hidden={hidden} aria-labelledby={titleId}>
      <Title id={titleId} ref={title} tabIndex={-1}>
        {KIND_TEXTS[kind].section}
      </Title>
      <Grid aria-labelledby={titleId}>
        {people.map((person) => (
          <li key={person.id}>
            <PersonTile
              person={person}
              onEdit={open ? () => setAct({ name: 'edit', person }) : undefined}
              onRemove={open ? () => setAct({ name: 'remove', person }) : undefined}
            />
          </li>
        ))}
        {open && (
          <li>
            <AddTile label={KIND_TEXTS[kind].add} onClick={() => setAct({ name: 'invite' })} />
          </li>
        )}
      </Grid>
      {act?.name === 'invite' && <InviteDialog {...dialog} />}
      {act?.name === 'edit' && <PositionDialog {...dialog} person={act.person} />}
      {act?.name === 'remove' && (
        <RemovalDialog {...dialog} person={act.person} onRemoved={goToTitle} />
      )}
    </section>
  );
}

const Title = styled.h2`
  ${typeset.h3}
  margin-block-end: ${theme.space[16]};
`;

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(5, minmax(0, 1fr));
  gap: 1.125rem;

  ${upTo.laptop} { grid-template-columns: repeat(3, minmax(0, 1fr)); }
  ${upTo.tablet} {
    grid-template-columns: repeat(auto-fill, minmax(8rem, 1fr));
    gap: ${theme.space[12]};
  }
`;
