import type { PortraitOptions } from 'art';
import { StaffScope } from 'contract/wire/staff.contract';
import { eq } from 'drizzle-orm';
import { DAY } from '../../app/clock';
import { usernameStem } from '../../modules/session/username';
import type { Database } from '../database';
import { staffScopes, users } from '../schema';
import { inPairs, type pictureDrawing } from './drawPictures';
import { PROGRAMME } from './programme';
import { BYSTANDERS, KNOWN } from './programme/accounts';
import { MENTORS } from './programme/mentors';
import { audienceName } from './programme/names';

type NewUser = typeof users.$inferInsert;

interface Extra {
  passwordHash: string;
  now: Date;
}

/** Enough people for the followers of the most followed startup. */
const AUDIENCE = 1_300;

/** Portraits used elsewhere on the site, by name. */
const FACES: Record<string, PortraitOptions> = {
  'Teodora Ilić': {
    seed: 'f0',
    woman: true,
    hair: 'bob',
    glasses: false,
    hairColour: 2,
    clothes: 2,
    backdrop: 0,
    top: 'blazer',
  },
  'Stefan Marković': {
    seed: 'tm2',
    woman: false,
    hair: 'part',
    backdrop: 3,
    beard: true,
    glasses: true,
    hairColour: 1,
  },
  'Jelena Đorđević': {
    seed: 'tm3',
    woman: true,
    hair: 'long',
    backdrop: 4,
    hairColour: 0,
    clothes: 7,
    glasses: false,
  },
  'Ömer Şahin': {
    seed: 'tm4',
    woman: false,
    hair: 'crop',
    backdrop: 7,
    beard: true,
    clothes: 3,
    top: 'hoodie',
  },
};

/** Founders, mentors and demo accounts with a portrait, and followers without. */
export async function buildPeople(
  draw: ReturnType<typeof pictureDrawing>,
  extra: Extra,
): Promise<NewUser[]> {
  const named = [
    ...PROGRAMME.flatMap(({ founders }) => founders).map(({ name, woman }) => ({
      name,
      face: faceOf(name, woman),
    })),
    ...MENTORS.map(({ name, woman, face }, at) => ({
      name,
      face: { woman, ...face, seed: `mt${at}` },
    })),
  ];
  const faces = await inPairs(named, ({ face }) => draw.face(face));
  const bystanders = await inPairs(BYSTANDERS, async ({ woman, ...person }) => ({
    ...person,
    profilePhoto: await draw.face({ seed: person.email, woman }),
  }));
  const people = named.map(({ name }, at) => ({
    ...split(name),
    ...KNOWN[name],
    profilePhoto: faces[at],
  }));
  const audience = Array.from({ length: AUDIENCE }, (_, n) => audienceName(n));
  return complete([...people, ...bystanders, ...audience], extra);
}

export async function insertPeople(db: Database, people: NewUser[]) {
  const rows: { id: number; name: string; surname: string; email: string }[] = [];
  const { id, name, surname, email } = users;
  for (let from = 0; from < people.length; from += 500) {
    const part = people.slice(from, from + 500);
    rows.push(...(await db.insert(users).values(part).returning({ id, name, surname, email })));
  }
  await giveAllScopes(db);
  return rows;
}

/** For the programme team of the demo. */
async function giveAllScopes(db: Database) {
  const staff = await db.select().from(users).where(eq(users.isAdmin, true));
  const scopes = staff.flatMap(({ id: userId, createdAt: givenAt }) =>
    StaffScope.options.map((scope) => ({ userId, scope, givenAt })),
  );
  if (scopes.length > 0) await db.insert(staffScopes).values(scopes);
}

function faceOf(name: string, woman: boolean): PortraitOptions {
  return FACES[name] ?? { seed: name, woman };
}

/** Adds usernames, addresses and dates; the audience joined over the last five months. */
function complete(people: Partial<NewUser>[], { passwordHash, now }: Extra): NewUser[] {
  const used = new Map<string, number>();
  return people.map((person, at) => {
    const { name = '', surname = '/' } = person;
    const stem = person.username ?? usernameStem(name, surname);
    const times = (used.get(stem) ?? 0) + 1;
    used.set(stem, times);
    const username = times === 1 ? stem : `${stem}${times}`;
    const createdAt = new Date(now.getTime() - ((at * 37) % 150) * DAY - DAY);
    const email = person.email ?? `${username}@people.example`;
    return {
      ...person,
      name,
      surname,
      username,
      email,
      passwordHash,
      createdAt,
      emailVerifiedAt: createdAt,
    };
  });
}

function split(fullName: string) {
  const [name = '', ...rest] = fullName.split(' ');
  return { name, surname: rest.join(' ') || '/' };
}
