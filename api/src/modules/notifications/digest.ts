import { DAY, utcDay } from '../../app/clock';
import type { Parts } from '../../app/parts';
import { digestLetter } from '../../mail/letters/notification';
import { postLetter } from '../../mail/outbox';
import { followedUpdatesQueries } from './followedUpdates.queries';
import { muteToken } from './muteByLink';
import { preferencesQueries } from './preferences.queries';

const HOUR_OF_DAY = 7; // UTC: morning in all 13 countries
const MOST = 30; // updates of one mail
const LONGEST = 280; // characters of one update

/** Once a day, to those who asked for it: what the startups they follow posted since yesterday. */
export async function sendDigests(
  parts: Pick<Parts, 'db' | 'clock' | 'config' | 'keys' | 'limiter'>,
): Promise<void> {
  const { db, clock, config } = parts;
  const now = clock.now();
  if (now.getUTCHours() < HOUR_OF_DAY) return;
  const today = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate(), HOUR_OF_DAY);
  const yesterday = new Date(today - DAY);
  for (const { id, name, email } of await preferencesQueries(db).wantMail('startup-update')) {
    const posted = await followedUpdatesQueries(db).since(id, yesterday, MOST);
    const updates = posted.filter(({ createdAt }) => createdAt.getTime() < today);
    if (updates.length === 0) continue;
    const letter = digestLetter(config, {
      name,
      updates: updates.map((update) => ({ ...update, text: cut(update.text) })),
      muteToken: muteToken(parts, id, 'startup-update'),
    });
    const key = `digest-${id}-${utcDay(now)}`;
    await postLetter(parts, { name, email }, letter, 'product', { key });
  }
}

function cut(text: string): string {
  const signs = [...text];
  return signs.length > LONGEST ? `${signs.slice(0, LONGEST).join('')}…` : text;
}
