import { fullName } from 'contract/full-name';
import type { CalendarFeed } from 'contract/wire/calendar.contract';
import type { Done } from 'contract/wire/text.contract';
import { DAY } from '../../app/clock';
import { notFound, unauthenticated } from '../../app/httpError';
import { hashSecret, newSecret } from '../../app/secrets';
import type { Viewer } from '../../app/viewer';
import type { Deps } from '../../deps/deps';
import { entryUid } from '../../mail/calendar/entryUid';
import { feedCalendar } from '../../mail/calendar/feedCalendar';
import { pageLink, productTitle } from '../../mail/site';
import { userText } from '../../mail/text/userText';
import { changeOwnAccount, lockOwnAccount } from '../account-lock/changeOwnAccount';
import { recordSecurityEvent } from '../security-log/recordSecurityEvent';
import { usersQueries } from '../users/users.queries';
import { type FeedRow, feedQueries } from './calendar.queries';

const FEED_PAST_MS = 90 * DAY;

/** A user's meetings for a calendar program: as a file, or as a feed at a secret address. */
export function calendarService(deps: Pick<Deps, 'db' | 'clock' | 'config'>) {
  const { db, clock, config } = deps;
  const feed = feedQueries(db);
  const title = productTitle(config);

  const ownUid = ({ id }: FeedRow) => entryUid(config, 'meeting', id);

  function write(userId: number, rows: FeedRow[], uidOf = ownUid): string {
    const meetings = rows.map((row) => {
      const { startup, mentor, room, joinUrl, status, startsAt, endsAt, sequence } = row;
      const mentors = mentor.id === userId;
      const page = mentors
        ? `/my/mentorships/${startup.id}`
        : `/my/startups/${startup.id}/mentorship`;
      return {
        startsAt,
        endsAt,
        sequence,
        uid: uidOf(row),
        summary: `Mentoring: ${userText(mentors ? startup.name : fullName(mentor))}`,
        location: joinUrl ?? room,
        cancelled: status === 'cancelled',
        url: pageLink(config, page),
      };
    });
    return feedCalendar(title, meetings, clock.now());
  }

  return {
    async status({ id }: Viewer): Promise<CalendarFeed> {
      const user = await usersQueries(db).byId(id);
      if (!user) throw unauthenticated();
      return { active: user.calendarToken !== null, url: null };
    },

    /** Creates a new feed address; the previous one stops working. */
    async open(viewer: Viewer): Promise<CalendarFeed> {
      const token = newSecret();
      await changeOwnAccount(deps, viewer, null, async (inside, { id: userId }) => {
        await feedQueries(inside.db).setToken(userId, hashSecret(token));
        await recordSecurityEvent(inside, { userId, kind: 'calendar-opened', by: viewer });
      });
      return { active: true, url: `${config.publicUrl}/api/calendar/${token}` };
    },

    async close(viewer: Viewer): Promise<Done> {
      await lockOwnAccount(deps, viewer, async (inside, { id: userId, calendarToken }) => {
        if (calendarToken === null) return;
        await feedQueries(inside.db).setToken(userId, null);
        await recordSecurityEvent(inside, { userId, kind: 'calendar-closed', by: viewer });
      });
      return { message: 'The calendar address no longer works.' };
    },

    /** @throws 404 for an address that was closed or never existed */
    async read(token: string): Promise<string> {
      const userId = await feed.owner(hashSecret(token));
      if (userId === undefined) throw notFound();
      const now = clock.now();
      const since = new Date(now.getTime() - FEED_PAST_MS);
      return write(userId, await feed.meetings(userId, { since, now }));
    },

    /** One meeting as a file. @throws 404 for users who do not take part */
    async file({ id }: Viewer, meetingId: number): Promise<string> {
      const rows = await feed.meeting(id, meetingId);
      if (rows.length === 0) throw notFound();
      return write(id, rows, (row) =>
        // Uses the UID of the mailed entry. With two UIDs a calendar would hold both entries and update only one when
        // the meeting moves.
        row.recurrence === 'none' ? entryUid(config, 'schedule', row.scheduleId) : ownUid(row),
      );
    },
  };
}
