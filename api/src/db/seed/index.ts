import { DEMO_PROGRAMME } from 'contract/demo-programme';
import { sql } from 'drizzle-orm';
import type { Deps } from '../../deps/deps';
import { programmeVersions, users } from '../schema';
import { insertActivity } from './activity';
import { insertCorrespondence } from './correspondence';
import { pictureDrawing } from './drawPictures';
import { insertInbox } from './inbox';
import { insertMentoring } from './mentoring';
import { buildPeople, insertPeople } from './people';
import { DEMO_PASSWORD } from './programme/accounts';
import { insertSessions } from './sessions';
import { buildStartups, insertStartups, insertTeams, type SeededStartup } from './startups';

/**
 * Fills an empty database with the demo programme; leaves any other unchanged.
 * @param report called with each step as it begins
 */
export async function seedDemo(
  { db, clock, media, passwords }: Pick<Deps, 'db' | 'clock' | 'media' | 'passwords'>,
  report: (step: string) => void = () => {},
) {
  if ((await db.$count(users)) > 0) return;
  report('Drawing demo pictures');
  const now = clock.now();
  const draw = pictureDrawing(media);
  const people = await buildPeople(draw, {
    passwordHash: await passwords.hash(DEMO_PASSWORD),
    now,
  });
  const rows = await buildStartups(draw, now);

  report('Filling the database with the demo programme');
  await db.transaction(async (tx) => {
    await tx.insert(programmeVersions).values({ content: DEMO_PROGRAMME, publishedAt: now });
    const inserted = await insertPeople(tx, people);
    const byName = new Map(
      inserted.map(({ id, name, surname }) => [`${name} ${surname}`, id]).reverse() as [
        string,
        number,
      ][],
    );
    const idOf = (name: string) => byName.get(name.includes(' ') ? name : `${name} /`)!;
    const startups = await insertStartups(tx, rows);
    await insertTeams(tx, startups, idOf, now);
    const { mentorIds, roomIds } = await insertMentoring(tx, startups, idOf, now);
    await insertActivity(tx, startups, idOf, now);
    await insertCorrespondence(tx, now);

    const [zrno, kolo] = [named(startups, 'Zrno'), named(startups, 'Kolo Mobility')];
    const elif = { startupId: zrno.id, mentorId: mentorIds[0]!, timeZone: 'Europe/Istanbul' };
    const marko = { startupId: kolo.id, mentorId: mentorIds[1]!, timeZone: 'Europe/Belgrade' };
    await insertSessions(
      tx,
      [
        {
          ...elif,
          roomId: roomIds[0]!,
          recurrence: 'weekly',
          weekday: 2,
          hour: 16,
          firstWeek: -3,
          meetings: 22,
        },
        {
          ...elif,
          roomId: roomIds[1]!,
          recurrence: 'none',
          weekday: 4,
          hour: 11,
          firstWeek: 2,
          meetings: 1,
        },
        {
          ...marko,
          roomId: roomIds[2]!,
          recurrence: 'weekly',
          weekday: 3,
          hour: 10,
          firstWeek: -1,
          meetings: 22,
        },
      ],
      now,
    );
    const mentorUserId = idOf('Elif Demirtaş');
    await insertInbox(
      tx,
      { startupId: zrno.id, founderId: idOf('Teodora Ilić'), mentorUserId },
      now,
    );
  });
  // New tables have no statistics, and the planner would scan the whole list for a search.
  await db.execute(sql`analyze`);
}

function named(startups: SeededStartup[], name: string): SeededStartup {
  return startups.find((startup) => startup.name === name)!;
}
