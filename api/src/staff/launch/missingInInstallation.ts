import type { StaffProgramme } from 'contract/wire/staffProgramme.contract';
import { and, asc, inArray, isNull, like, or } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { startups, users } from '../../db/schema';
import { PROGRAMME } from '../../db/seed/programme';
import type { Deps } from '../../deps/deps';
import { plural } from '../act/plural';
import { missingForSessions } from './missingForSessions';

type Lacking = NonNullable<StaffProgramme['installation']>;

/** What a launch still needs outside the document: people and startups of the demo, and the sender. */
export async function missingInInstallation({
  db,
  config,
}: Pick<Deps, 'db' | 'config'>): Promise<Lacking> {
  const found = [
    named(await demoPeople(db), 'account', '/staff/people, or npm run admin -- demo disable'),
    named(await demoStartups(db), 'startup', '/staff/startups'),
    ...(await missingForSessions(db)),
    isNobodys(config.mailFrom) && {
      text: `Emails are sent from an example address: ${config.mailFrom}`,
      change: 'the variable MAIL_FROM',
    },
    isNobodys(config.replyTo) &&
      config.replyTo !== config.mailFrom && {
        text: `Answers to emails go to an example address: ${config.replyTo}`,
        change: 'the variable REPLY_TO',
      },
    !config.smtpUrl && {
      text: 'Emails are written to files on this machine and reach nobody.',
      change: 'the variable SMTP_URL',
    },
  ];
  return found.filter((one) => one !== false && one !== undefined);
}

/** Domains that are reserved for examples (RFC 2606). */
const isNobodys = (address: string) => /@(?:.*\.)?example(?:\.com|\.net|\.org)?>?$/i.test(address);

/** People of the demo have addresses in its domains. */
const demoPeople = (db: Database) =>
  db
    .select({ name: users.email })
    .from(users)
    .where(
      and(
        isNull(users.deletedAt),
        isNull(users.disabledAt),
        or(like(users.email, '%@demo.example'), like(users.email, '%@people.example')),
      ),
    )
    .orderBy(asc(users.id));

/** Compared by the whole description, because a real startup may have the same name. */
const demoStartups = (db: Database) =>
  db
    .select({ name: startups.name })
    .from(startups)
    .where(inArray(startups.description, DESCRIPTIONS))
    .orderBy(asc(startups.id));

const DESCRIPTIONS = PROGRAMME.map(({ pitch, story }) => `${pitch}\n\n${story}`);

function named(
  rows: { name: string }[],
  kind: string,
  change: string,
): Lacking[number] | undefined {
  const [first] = rows;
  if (!first) return undefined;
  const text =
    rows.length === 1
      ? `This ${kind} is from the demo: ${first.name}`
      : `${plural(rows.length, kind)} are from the demo, such as ${first.name}`;
  return { text, change };
}
