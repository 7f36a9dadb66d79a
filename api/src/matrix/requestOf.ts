import type { TestUser } from '../testing';
import type { MatrixFixture } from './fixture';
import { REQUESTS } from './requests';
import type { Row } from './rows';

/** The path of a row in a fixture, under /api or not, and what goes with it. */
export function requestOf({ name, url }: Row, fixture: MatrixFixture, me: TestUser) {
  const { params, query, body } = REQUESTS[name]?.(fixture, me) ?? {};
  const startup = name.endsWith('(draft)') ? fixture.draft : fixture.startup;
  const places: Record<string, string | number> = {
    startupId: startup.id,
    id: startup.id,
    updateId: fixture.updateId,
    meetingId: fixture.meetingId,
    '*': 'users/none.webp',
    token: 'x'.repeat(43),
    ...params,
  };
  const path = url.replace(/:(\w+)|\*/g, (place, key) => String(places[key ?? place]));
  return { path: query ? `${path}?${query}` : path, body };
}
