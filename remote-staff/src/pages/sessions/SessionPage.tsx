import type { StaffSessionDetails } from 'contract/wire/staff-details.contract';
import { useParams } from 'react-router-dom';
import { ownZone, TextLink, utcMoment, zoneName } from 'shared-ui';
import { factText } from '../../changes/factText';
import { useReadStaffSessionQuery } from '../../data/tables.endpoints';
import { DetailsPage } from '../../details/DetailsPage';
import { FactList } from '../../details/FactList';
import { Section } from '../../details/Section';
import { SessionList } from '../../details/SessionList';
import { SessionState } from '../../details/SessionState';
import { sessionTitle } from '../../details/titles';
import { History } from '../../record/History';
import { startText } from '../../time/startText';
import { SessionActs } from './SessionActs';

/** /staff/sessions/{id}: a session, its series, and the acts on behalf of its participants. */
export function SessionPage() {
  const { id = '' } = useParams();
  return (
    <DetailsPage<StaffSessionDetails>
      section="Sessions"
      tableUrl="/staff/sessions"
      query={useReadStaffSessionQuery(id)}
      titleOf={sessionTitle}
    >
      {(session) => (
        <>
          <Section title="Session" actions={<SessionActs {...session} />}>
            <FactList
              facts={{
                Begins: startText(session),
                'Times shown in': zoneName(ownZone(), utcMoment(session.start_time)),
                State: <SessionState {...session} />,
                Startup: (
                  <TextLink to={`/staff/startups/${session.startup.id}`}>
                    {session.startup.name}
                  </TextLink>
                ),
                Mentor: (
                  <TextLink to={`/staff/mentors/${session.mentor.id}`}>
                    {session.mentor.name}
                  </TextLink>
                ),
                'Mentor’s time zone': session.zone,
                Room: session.room,
                Repeats: session.recurrence === 'none' ? 'no' : session.recurrence,
                Booked: session.booked_at,
                'The mentor says it took place': session.took_place.mentor,
                'The founders say it took place': session.took_place.founders,
                'Cancelled by': session.cancelled_by,
                Reason: session.reason,
                'Proposed times': session.offered.map((time) => factText(time)).join('; '),
              }}
            />
          </Section>
          {session.series.length > 1 && (
            <Section title="Series">
              <SessionList sessions={session.series} empty="" />
            </Section>
          )}
          <History kind="meeting" id={session.id} />
        </>
      )}
    </DetailsPage>
  );
}
