import type { StaffMentorDetails } from 'contract/wire/staff-details.contract';
import type { StaffStartupRow } from 'contract/wire/staff-tables.contract';
import { useParams } from 'react-router-dom';
import { TextLink } from 'shared-ui';
import { ActButton } from '../../acts/ActButton';
import { AssignLists } from '../../assign/AssignLists';
import { useAssign } from '../../assign/useAssign';
import {
  useListStaffStartupsInfiniteQuery,
  useReadStaffMentorQuery,
} from '../../data/tables.endpoints';
import { DetailsPage } from '../../details/DetailsPage';
import { FactList } from '../../details/FactList';
import { Section } from '../../details/Section';
import { SessionList } from '../../details/SessionList';
import { nameOf } from '../../details/titles';
import { History } from '../../record/History';
import { MentorHours } from './MentorHours';

/** /staff/mentors/{id}: a mentor, their hours, startups and sessions; the id is that of the account. */
export function MentorPage() {
  const { id = '' } = useParams();
  return (
    <DetailsPage<StaffMentorDetails>
      section="Mentors"
      tableUrl="/staff/mentors"
      query={useReadStaffMentorQuery(id)}
      titleOf={nameOf}
      actionsOf={({ email, name, active }) =>
        active ? (
          <ActButton
            act="mentors.retire"
            fields={{ mentor: email }}
            title={`Retire ${name}`}
            label="Retire"
          />
        ) : (
          <ActButton
            act="mentors.create"
            fields={{ user: email }}
            title={`Offer ${name} again`}
            label="Offer again"
          />
        )
      }
    >
      {(mentor) => (
        <>
          <Section
            title="About"
            actions={<TextLink to={`/staff/people/${mentor.id}`}>Account</TextLink>}
          >
            <FactList
              facts={{
                Email: mentor.email,
                Company: mentor.company,
                Active: mentor.active,
                'Time zone': mentor.zone,
                Since: mentor.created_at,
              }}
            />
          </Section>
          <MentorStartups {...mentor} />
          <MentorHours {...mentor} />
          <Section
            title="Next sessions"
            actions={<TextLink to={`/staff/sessions?mentor=${mentor.id}`}>All sessions</TextLink>}
          >
            <SessionList sessions={mentor.upcoming} empty="No upcoming sessions." />
          </Section>
          <History kind="user" id={mentor.id} />
        </>
      )}
    </DetailsPage>
  );
}

function MentorStartups({ email: mentor, name, assigned }: StaffMentorDetails) {
  const lists = useAssign<StaffStartupRow>({
    useRows: useListStaffStartupsInfiniteQuery,
    assigned: assigned.map(({ id }) => id),
    aboutOf: ({ industry }) => industry,
    fieldsOf: ({ slug: startup }) => ({ mentor, startup }),
  });
  return (
    <Section title="Startups">
      <AssignLists
        {...lists}
        what="startup"
        assigned={assigned.map((one) => ({
          id: one.id,
          name: one.name,
          about: one.season ? `Season ${one.season}` : '',
          end: (
            <ActButton
              act="mentors.unassign"
              fields={{ mentor, startup: one.slug }}
              title={`Unassign ${name} from ${one.name}`}
              label="Unassign"
              subject={one.name}
            />
          ),
        }))}
      />
    </Section>
  );
}
