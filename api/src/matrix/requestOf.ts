import type { TestUser } from '../testing';
import { REQUESTS } from './requests';
import type { Row } from './rows';
import type { World } from './world';

/** The path of a row in a world, under /api or not, and what goes with it. */
export function requestOf({ name, url }: Row, world: World, me: TestUser) {
  const { params, query, body } = REQUESTS[name]?.(world, me) ?? {};
  const startup = name.endsWith('(draft)') ? world.draft : world.startup;
  const places: Record<string, string | number> = {
    ...{
      startupId: startup.id,
      id: startup.id,
      updateId: world.updateId,
      meetingId: world.meetingId,
    },
    ...{ '*': 'users/none.webp', token: 'x'.repeat(43), ...params },
  };
  const path = url.replace(/:(\w+)|\*/g, (place, key) => String(places[key ?? place]));
  return { path: query ? `${path}?${query}` : path, body };
}
