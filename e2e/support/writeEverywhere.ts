import type { APIRequestContext } from '@playwright/test';

import type { Member, TestStartup } from './people';
import { SCRIPTS } from './scripts';
import { textWriter } from './textWriter';

/** A long field holds all of them. */
const ALL = SCRIPTS.join(' ');

export interface Writers {
  founder: Member & { startup: TestStartup };
  mentor: Member;
  follower: Member;
}

/** Fills every field that others see. Names hold one text, long texts all of them. */
export async function writeEverywhere(
  request: APIRequestContext,
  { founder, mentor, follower }: Writers,
  text: string,
) {
  const { id } = founder.startup;
  const post = textWriter(request);
  for (const who of [founder, mentor, follower]) {
    const multipart = {
      name: text.slice(0, 50),
      surname: text.slice(-50),
      bio: ALL.slice(0, 1_000),
    };
    await post(who, '/api/account/settings', { multipart });
  }
  const data = { name: text.slice(0, 100), industry: text.slice(0, 60), description: ALL };
  await post(founder, `/api/my/startups/${id}`, { data });
  await post(founder, `/api/startups/${id}/updates`, {
    data: { title: text.slice(0, 120), update: ALL },
  });
  await post(founder, `/api/my/startups/${id}/update-founder`, {
    data: { user_id: founder.id, position: text.slice(0, 80) },
  });
  await post(follower, `/api/users/${founder.id}/follow`, { data: { follower_id: follower.id } });
  await post(follower, `/api/users/${founder.id}/unfollow`, { data: { follower_id: follower.id } });
}
