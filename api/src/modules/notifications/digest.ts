import { DAY, utcDay } from '../../app/clock';
import type { NotifyDeps } from '../../deps/deps';
import { digestLetter } from '../../mail/letters/notification';
import { postLetter } from '../../mail/outbox';
import { followedUpdatesQueries } from './followedUpdates.queries';
import { muteToken } from './muteByLink';
import { preferencesQueries } from './preferences.queries';

const DIGEST_HOUR_UTC = 7; // morning in all 13 countries
const MAX_UPDATES = 30; // per mail
const MAX_EXCERPT_LENGTH = 280; // characters of one update

/**
 * Once a day, mails subscribers what the startups they follow posted since yesterday.
 * @returns when the next one is due
 */
export async function sendDigests(deps: NotifyDeps): Promise<Date> {
  const { db, clock, config } = deps;
  const now = clock.now();
  const today = Date.UTC(
    now.getUTCFullYear(),
    now.getUTCMonth(),
    now.getUTCDate(),
    DIGEST_HOUR_UTC,
  );
  if (now.getTime() < today) return new Date(today);
  const yesterday = new Date(today - DAY);
  for (const { id, name, email } of await preferencesQueries(db).wantMail('startup-update')) {
    const posted = await followedUpdatesQueries(db).since(id, yesterday, MAX_UPDATES);
    const updates = posted.filter(({ createdAt }) => createdAt.getTime() < today);
    if (updates.length === 0) continue;
    const letter = digestLetter(config, {
      name,
      updates: updates.map((update) => ({ ...update, text: cut(update.text) })),
      muteToken: muteToken(deps, id, 'startup-update'),
    });
    const key = `digest-${id}-${utcDay(now)}`;
    await postLetter(deps, { name, email }, letter, 'product', { key });
  }
  return new Date(today + DAY);
}

function cut(text: string): string {
  const signs = [...text];
  return signs.length > MAX_EXCERPT_LENGTH
    ? `${signs.slice(0, MAX_EXCERPT_LENGTH).join('')}…`
    : text;
}
