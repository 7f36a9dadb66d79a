import type { StaffStartupDetails } from 'contract/wire/staff-details.contract';
import type { StaffMentorRow } from 'contract/wire/staff-tables.contract';
import { ActButton } from '../../acts/ActButton';
import { AssignLists } from '../../assign/AssignLists';
import { useAssign } from '../../assign/useAssign';
import { useListStaffMentorsInfiniteQuery } from '../../data/tables.endpoints';
import { Section } from '../../details/Section';

const ACTIVE = { active: 'yes' };

/** The mentors of a startup, and candidates. */
export function StartupMentors({ slug: startup, name, assigned }: StaffStartupDetails) {
  const lists = useAssign<StaffMentorRow>({
    useRows: useListStaffMentorsInfiniteQuery,
    among: ACTIVE,
    assigned: assigned.map(({ id }) => id),
    aboutOf: ({ company }) => company,
    fieldsOf: ({ email: mentor }) => ({ mentor, startup }),
  });
  return (
    <Section title="Mentors">
      <AssignLists
        {...lists}
        what="mentor"
        assigned={assigned.map((one) => ({
          id: one.id,
          name: one.name,
          about: one.company,
          end: (
            <ActButton
              act="mentors.unassign"
              fields={{ mentor: one.email, startup }}
              title={`Unassign ${one.name} from ${name}`}
              label="Unassign"
              subject={one.name}
            />
          ),
        }))}
      />
    </Section>
  );
}
