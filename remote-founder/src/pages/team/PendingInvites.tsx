import type { Invite } from 'contract/wire/invitations.contract';
import {
  Card,
  type Column,
  dayName,
  FailurePlace,
  now,
  QueryState,
  Table,
  Tag,
  theme,
  typeset,
  useFocusHome,
} from 'shared-ui';
import styled from 'styled-components';
import { useListInvitesQuery } from '../../team/team.endpoints';
import { RevokeButton } from './RevokeButton';

interface PendingInvitesProps {
  startupId: string;
  /** True when the reader may also revoke founders' invitations. */
  mayLead: boolean;
}

/** Pending invitations; renders nothing when there are none (rule 4.9). */
export function PendingInvites({ startupId, mayLead }: PendingInvitesProps) {
  const query = useListInvitesQuery({ startupId });
  const { currentData: invites, error } = query;
  const [place, goToPlace] = useFocusHome<HTMLDivElement>();

  const columns: Column<Invite>[] = [
    { heading: 'Email', lead: true, cell: ({ email }) => email },
    { heading: 'Type', cell: ({ type }) => (type === 'founder' ? 'Founder' : 'Team Member') },
    { heading: 'Position', cell: ({ position }) => position },
    { heading: 'Expires At', cell: ({ expires_at }) => <Expiry date={expires_at} /> },
    { heading: 'Sent On', cell: ({ created_at }) => dayName(created_at) },
    {
      heading: 'Actions',
      end: true,
      cell: (invite) =>
        (mayLead || invite.type === 'member') && (
          <RevokeButton startupId={startupId} invite={invite} onFocusLost={goToPlace} />
        ),
    },
  ];

  return (
    <Place ref={place} tabIndex={-1}>
      <FailurePlace>
        {(invites ? invites.length > 0 : error) && (
          <Section aria-labelledby="pending-invites">
            <Title id="pending-invites">Pending Invites</Title>
            <QueryState query={query}>
              {(rows) => (
                <Sheet>
                  <Table
                    caption="Pending Invites"
                    columns={columns}
                    rows={rows}
                    rowKey={({ id }) => id}
                  />
                </Sheet>
              )}
            </QueryState>
          </Section>
        )}
      </FailurePlace>
    </Place>
  );
}

const EXPIRES_SOON_MS = 24 * 60 * 60 * 1000;

function Expiry({ date }: { date: string }) {
  const soon = new Date(date).getTime() - now() < EXPIRES_SOON_MS;
  return soon ? <Tag tone="warn">{dayName(date)}</Tag> : dayName(date);
}

const Place = styled.div`
  > [role='alert'] { margin-block-start: ${theme.space[24]}; }
`;

const Section = styled.section`
  margin-block-start: 2.75rem;
`;

/* The buttons are not printed. */
const Sheet = styled(Card)`
  @media print { [data-heading='Actions'] { display: none; } }
`;

const Title = styled.h2`
  ${typeset.h3}
  margin-block-end: ${theme.space[16]};
`;
