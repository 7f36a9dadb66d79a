import { StaffScope } from 'contract/wire/staff.contract';
import { hashSecret, newSecret } from '../app/secrets';
import { sessions, staffScopes, startups, teamMembers, users } from '../db/schema';
import type { Deps } from '../deps/deps';
import { searchColumns } from '../modules/startups/searchText';
import { type MentorBuilders, mentorBuilders } from './mentorBuilders';

export const PASSWORD = 'Correct-horse-7';

export interface TestUser {
  id: number;
  email: string;
  username: string;
  token: string;
}

export interface TestStartup {
  id: number;
  slug: string;
}

type NewUser = Partial<typeof users.$inferInsert>;
type StartupColumns = typeof startups.$inferInsert;
type NewStartup = Partial<StartupColumns>;

export interface People extends MentorBuilders {
  /** A signed-in person; by default a member without roles. */
  person(more?: NewUser): Promise<TestUser>;
  /** One person per item, in two statements. */
  persons(more: NewUser[]): Promise<TestUser[]>;
  startup(more?: NewStartup): Promise<TestStartup>;
  /** A new person joins a startup. */
  joins(startup: TestStartup, kind?: 'founder' | 'member', position?: string): Promise<TestUser>;
  /** An existing user joins another startup. */
  alsoJoins(startup: TestStartup, user: TestUser, kind: 'founder' | 'member'): Promise<void>;
}

let passwordHash: Promise<string> | undefined;
let count = 0;

/** Builders for people; each test has its own. */
export function people({ db, clock, passwords }: Deps): People {
  const now = () => clock.now();

  async function persons(more: NewUser[]): Promise<TestUser[]> {
    passwordHash ??= passwords.hash(PASSWORD);
    const given = { passwordHash: await passwordHash, emailVerifiedAt: now(), createdAt: now() };
    const rows = more.map((own) => {
      count += 1;
      const name = { name: 'Ana', surname: 'Horvat', username: `ana_${count}` };
      // Staff have no rights without a second factor, so a test that wants staff without one passes null.
      const secondFactorSince = own.isAdmin ? now() : null;
      const email = `ana.${count}@people.example`;
      return { ...name, email, ...given, secondFactorSince, ...own };
    });
    const inserted = await db.insert(users).values(rows).returning();
    const signedIn = inserted.map(({ id, email, username }) => ({
      id,
      email,
      username,
      token: newSecret(),
    }));
    const staff = inserted.filter(({ isAdmin }) => isAdmin);
    const scopes = staff.flatMap(({ id: userId }) =>
      StaffScope.options.map((scope) => ({ userId, scope, givenAt: now() })),
    );
    if (scopes.length > 0) await db.insert(staffScopes).values(scopes);
    const times = { createdAt: now(), lastUsedAt: now() };
    await db.insert(sessions).values(
      signedIn.map(({ id, token }, at) => ({
        userId: id,
        tokenHash: hashSecret(token),
        device: 'test',
        ...times,
        provenAt: inserted[at]!.secondFactorSince,
      })),
    );
    return signedIn;
  }

  const person = async (more: NewUser = {}) => (await persons([more]))[0]!;

  async function startup(more: NewStartup = {}): Promise<TestStartup> {
    count += 1;
    const values: StartupColumns = {
      slug: `startup-${count}`,
      name: `Startup ${count}`,
      description: 'Sensors for bees.',
      industry: 'Agritech',
      stage: 'seed',
      seasonNumber: 2,
      seasons: [2],
      published: true,
      searchName: '',
      searchText: '',
      createdAt: now(),
      ...more,
    };
    Object.assign(values, searchColumns(values));
    const [row] = await db.insert(startups).values(values).returning();
    return { id: row!.id, slug: row!.slug };
  }

  return {
    person,
    persons,
    startup,

    async joins({ id }, kind = 'founder', position = 'Co-Founder') {
      const user = await person();
      await db
        .insert(teamMembers)
        .values({ startupId: id, userId: user.id, kind, position, joinedAt: now() });
      return user;
    },

    async alsoJoins({ id }, { id: userId }, kind) {
      const row = { startupId: id, userId, kind, position: 'Co-Founder', joinedAt: now() };
      await db.insert(teamMembers).values(row);
    },

    ...mentorBuilders({ db, clock }, person),
  };
}
