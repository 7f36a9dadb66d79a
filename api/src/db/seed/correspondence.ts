import { DAY } from '../../app/clock';
import type { Database } from '../database';
import { contactMessages, letters } from '../schema';

/** Sent letters to the newsletter, a draft, and contact messages. */
export async function insertCorrespondence(db: Database, now: Date) {
  const before = (days: number) => new Date(now.getTime() - days * DAY);
  const audience = { to: 'newsletter', season: null, stage: null } as const;
  const written = { format: 'markdown', sender: 'The Venture Quest', audience } as const;
  const sent = (days: number) => ({
    state: 'sent' as const,
    createdAt: before(days + 1),
    changedAt: before(days),
    startedAt: before(days),
    finishedAt: before(days),
  });
  await db.insert(letters).values([
    { ...written, ...sent(40), subject: 'Season 2 has its forty', body: FORTY },
    { ...written, ...sent(9), subject: 'The first sessions are on film', body: SESSIONS },
    {
      ...written,
      subject: 'Demo Day: save your seat',
      body: DRAFT,
      createdAt: now,
      changedAt: now,
    },
  ]);
  await db
    .insert(contactMessages)
    .values(QUESTIONS.map(({ age, ...message }) => ({ ...message, createdAt: before(age) })));
}

const FORTY = `Hello {{name}},

239 teams asked, **40 are in**: the startups of Season 2 come from 13 countries.

## What happens now

- Each of them has a mentor, one hour a week
- The cameras come along from the first week
- You can [meet all forty](https://venturequest.example/startups) on the site`;

const SESSIONS = `Hello {{name}},

the first mentoring sessions took place. What founders say:

> We came with one question and left with a better one.

The first episode is shown in February.`;

const DRAFT = `Hello {{name}},

Demo Day is in June, and seats are few.`;

const QUESTIONS = [
  {
    age: 2,
    name: 'Ivana Marić',
    email: 'ivana.maric@reader.example',
    message: 'Is there a bus from Plovdiv to the studio on the day of the premiere?',
  },
  {
    age: 1,
    name: 'Θανάσης Νικολάου',
    email: 'thanasis@press.example',
    message:
      'I write for a magazine in Thessaloniki and would like to visit a filming day. Whom do I ask?',
  },
];
