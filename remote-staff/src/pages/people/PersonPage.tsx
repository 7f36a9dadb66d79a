import type { StaffPersonDetails } from 'contract/wire/staff-details.contract';
import { useParams } from 'react-router-dom';
import { EmptyState, Tag, TextLink } from 'shared-ui';
import { useReadStaffPersonQuery } from '../../data/tables.endpoints';
import { DetailsPage } from '../../details/DetailsPage';
import { FactList } from '../../details/FactList';
import { Section } from '../../details/Section';
import { nameOf } from '../../details/titles';
import { History } from '../../record/History';
import { PersonActs } from './PersonActs';

/** /staff/people/{id}: an account, its ways in, and its startups and sessions. */
export function PersonPage() {
  const { id = '' } = useParams();
  return (
    <DetailsPage<StaffPersonDetails>
      section="People"
      tableUrl="/staff/people"
      query={useReadStaffPersonQuery(id)}
      titleOf={nameOf}
      actionsOf={(person) => <PersonActs {...person} />}
    >
      {(person) => (
        <>
          <Section
            title="Account"
            actions={<TextLink to={`/profile/${person.id}`}>Public profile</TextLink>}
          >
            <FactList
              facts={{
                Email: person.email,
                Verified: person.verified,
                Username: `@${person.username}`,
                Roles: person.roles.join(', '),
                'Staff scopes': person.scopes.join(', '),
                'Second factor': person.second_factor,
                'Signed-in devices': person.devices,
                'Last used': person.last_used_at,
                Disabled: person.disabled,
                'Deletion requested': person.leaving,
                Joined: person.created_at,
              }}
            />
          </Section>
          <Section title="Startups">
            {person.startups.length === 0 && <EmptyState>Not in a team.</EmptyState>}
            <ul>
              {person.startups.map((one) => (
                <li key={one.id}>
                  <TextLink to={`/staff/startups/${one.id}`}>{one.name}</TextLink>
                  <span>{one.position}</span>
                  <Tag>{one.kind}</Tag>
                </li>
              ))}
              {person.invitations.map((one) => (
                <li key={`invitation ${one.id}`}>
                  <TextLink to={`/staff/startups/${one.id}`}>{one.name}</TextLink>
                  <Tag tone="warn">invited</Tag>
                </li>
              ))}
            </ul>
          </Section>
          {person.is_mentor && (
            <Section title="Mentoring">
              <TextLink to={`/staff/mentors/${person.id}`}>Hours, startups and sessions</TextLink>
            </Section>
          )}
          <History kind="user" id={person.id} />
        </>
      )}
    </DetailsPage>
  );
}
