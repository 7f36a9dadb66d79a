import type { APIRequestContext } from '@playwright/test';

import type { Member, TestStartup } from './people';
import { SCRIPTS } from './scripts';

/** A long field holds all of them at once. */
const ALL = SCRIPTS.join(' ');

export interface Writers {
  founder: Member & { startup: TestStartup };
  mentor: Member;
  follower: Member;
}

const HARMLESS = 'Zrno';

/** A form, as JSON or as one with files. */
interface Sent {
  data?: Record<string, unknown>;
  multipart?: Record<string, string>;
}

interface Refused {
  message: string;
  errors?: Record<string, string[]>;
}

/** Every field that others see. Names hold one text, long texts all of them. */
export async function writeEverywhere(
  request: APIRequestContext,
  { founder, mentor, follower }: Writers,
  text: string,
) {
  const { id } = founder.startup;
  const as = ({ token }: Member) => ({ headers: { authorization: `Bearer ${token}` } });
  const post = async (who: Member, path: string, sent: Sent): Promise<void> => {
    const answer = await request.post(`/api${path}`, { ...as(who), ...sent });
    if (answer.ok()) return;
    const { message, errors = {} } = (await answer.json()) as Refused;
    const [kind, fields] = Object.entries(sent)[0] as [keyof Sent, Record<string, unknown>];
    const bad = Object.keys(errors).filter((name) => fields[name] !== HARMLESS);
    if (bad.length === 0) throw new Error(`${path}: ${answer.status()} ${message}`);
    // A field that refuses a text, a name with an address in it, stores nothing of it.
    const harmless = Object.fromEntries(bad.map((name) => [name, HARMLESS]));
    await post(who, path, { [kind]: { ...fields, ...harmless } });
  };
  for (const who of [founder, mentor, follower]) {
    const multipart = {
      name: text.slice(0, 50),
      surname: text.slice(-50),
      bio: ALL.slice(0, 1_000),
    };
    await post(who, '/account/settings', { multipart });
  }
  const data = { name: text.slice(0, 100), industry: text.slice(0, 60), description: ALL };
  await post(founder, `/my/startups/${id}`, { data });
  await post(founder, `/startups/${id}/updates`, {
    data: { title: text.slice(0, 120), update: ALL },
  });
  await post(founder, `/my/startups/${id}/update-founder`, {
    data: { user_id: founder.id, position: text.slice(0, 80) },
  });
  await post(follower, `/users/${founder.id}/follow`, { data: { follower_id: follower.id } });
  await post(follower, `/users/${founder.id}/unfollow`, { data: { follower_id: follower.id } });
}
