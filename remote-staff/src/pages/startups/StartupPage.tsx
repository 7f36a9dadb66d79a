import type { StaffStartupDetails } from 'contract/wire/staff-details.contract';
import { useParams } from 'react-router-dom';
import { stageLabel, TextLink } from 'shared-ui';
import { ActButton } from '../../acts/ActButton';
import { FormLink } from '../../acts/FormLink';
import { useReadStaffStartupQuery } from '../../data/tables.endpoints';
import { DetailsPage } from '../../details/DetailsPage';
import { FactList } from '../../details/FactList';
import { Section } from '../../details/Section';
import { SessionList } from '../../details/SessionList';
import { nameOf } from '../../details/titles';
import { History } from '../../record/History';
import { StartupMentors } from './StartupMentors';
import { StartupTeam } from './StartupTeam';

/** /staff/startups/{id}: a startup, its team, its mentors and its next sessions. */
export function StartupPage() {
  const { id = '' } = useParams();
  return (
    <DetailsPage<StaffStartupDetails>
      section="Startups"
      tableUrl="/staff/startups"
      query={useReadStaffStartupQuery(id)}
      titleOf={nameOf}
      actionsOf={(startup) => <Acts {...startup} />}
    >
      {(startup) => (
        <>
          <Section
            title="About"
            actions={<TextLink to={`/startups/${startup.slug}`}>Public page</TextLink>}
          >
            <FactList
              facts={{
                Season: startup.season,
                'Also in seasons': startup.seasons
                  .filter((one) => one !== startup.season)
                  .join(', '),
                State: startup.published ? 'Published' : 'Draft',
                Stage: stageLabel(startup.stage),
                Industry: startup.industry,
                Incorporated: startup.incorporated,
                Address: startup.slug,
                Created: startup.created_at,
              }}
            />
          </Section>
          <StartupTeam {...startup} />
          <StartupMentors {...startup} />
          <Section
            title="Next sessions"
            actions={<TextLink to={`/staff/sessions?startup=${startup.id}`}>All sessions</TextLink>}
          >
            <SessionList sessions={startup.sessions} empty="No upcoming sessions." />
          </Section>
          <History kind="startup" id={startup.id} />
        </>
      )}
    </DetailsPage>
  );
}

function Acts({ slug: startup, name, published }: StaffStartupDetails) {
  const [act, label] = published
    ? ['startups.unpublish', 'Unpublish']
    : ['startups.publish', 'Publish'];
  return (
    <>
      <ActButton act={act} fields={{ startup }} title={`${label} ${name}`} label={label} />
      <FormLink act="startups.season" fields={{ startup }} label="Set season" />
      <FormLink act="startups.merge" fields={{ startup }} label="Merge into…" />
      <FormLink act="startups.withdraw" fields={{ startup }} label="Withdraw…" />
    </>
  );
}
