import type { StaffStartupDetails } from 'contract/wire/staff-details.contract';
import { EmptyState, Tag, TextLink } from 'shared-ui';
import { ActButton } from '../../acts/ActButton';
import { factText } from '../../changes/factText';
import { Section } from '../../details/Section';

/** The team of a startup, and its open invitations. */
export function StartupTeam({ slug: startup, name, people, invitations }: StaffStartupDetails) {
  return (
    <Section
      title="Team"
      actions={
        <>
          <TextLink to={`/staff/acts/founders.invite?startup=${startup}`}>Invite</TextLink>
          <TextLink to={`/staff/acts/founders.add?startup=${startup}`}>Add a member</TextLink>
        </>
      }
    >
      {people.length + invitations.length === 0 && <EmptyState>No team members yet.</EmptyState>}
      <ul>
        {people.map((one) => (
          <li key={one.id}>
            <TextLink to={`/staff/people/${one.id}`}>{one.name}</TextLink>
            <span>
              {one.position}, {one.email}
            </span>
            <Tag>{one.kind}</Tag>
            <ActButton
              act="founders.remove"
              fields={{ startup, user: one.email }}
              title={`Remove ${one.name} from ${name}`}
              label="Remove"
              subject={one.name}
            />
          </li>
        ))}
        {invitations.map((one) => (
          <li key={`invitation ${one.id}`}>
            <span>{one.email}</span>
            <span>
              {one.position}, expires {factText(one.expires_at)}
            </span>
            <Tag tone="warn">invited</Tag>
            <ActButton
              act="founders.revoke-invitation"
              fields={{ startup, id: one.id }}
              title={`Revoke the invitation to ${one.email}`}
              label="Revoke"
              subject={one.email}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}
