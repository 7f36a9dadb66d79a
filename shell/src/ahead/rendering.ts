import { AsyncLocalStorage } from 'node:async_hooks';

import * as core from 'shared-ui/core';
import { ABOUT_HEADER, readTags } from 'tooling/cache-tags';

/** The page that is being rendered, whatever else the worker renders meanwhile. */
interface Rendering {
  /** Headers that say whom it is for. */
  visitor: Record<string, string>;
  /** Tags of what the api has said for it so far. */
  about: Set<string>;
}

const rendering = new AsyncLocalStorage<Rendering>();

/**
 * Says where the api is, as seen from the edge. Each call goes out for the person who asked for the
 * page, and what it is about is noted.
 */
export async function configure(places: { baseURL: string }): Promise<void> {
  core.configureData(places);
  const { interceptors } = await core.http();
  interceptors.request.use((call) => {
    call.headers.set(rendering.getStore()?.visitor ?? {});
    return call;
  });
  interceptors.response.use(
    (answer) => {
      note(answer.headers[ABOUT_HEADER]);
      return answer;
    },
    (failure: { response?: { headers: Record<string, unknown> } }) => {
      note(failure.response?.headers[ABOUT_HEADER]);
      throw failure;
    },
  );
}

/** Renders a page for somebody. @returns it, with the tags of what the api said for it */
export async function renderFor<Page extends object>(
  visitor: Record<string, string> = {},
  render: () => Promise<Page>,
): Promise<Page & { about: string[] }> {
  const about = new Set<string>();
  const page = await rendering.run({ visitor, about }, render);
  return { ...page, about: [...about] };
}

function note(header: unknown): void {
  const about = rendering.getStore()?.about;
  for (const tag of readTags(header as string | undefined)) about?.add(tag);
}
