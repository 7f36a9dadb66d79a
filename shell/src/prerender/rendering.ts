import { AsyncLocalStorage } from 'node:async_hooks';
import { ABOUT_HEADER, readTags } from 'contract/cache-tags';
import * as core from 'shared-ui/core';

/** Cache tags of the api's responses, by the page in rendering: several are rendered at once. */
const rendering = new AsyncLocalStorage<Set<string>>();

/** Sets the api's base URL for the edge, and collects the tags of its responses. */
export async function configure(places: { baseURL: string }): Promise<void> {
  core.configureData(places);
  const { interceptors } = await core.http();
  interceptors.response.use(
    (answer) => {
      noteTags(answer.headers[ABOUT_HEADER]);
      return answer;
    },
    (failure: { response?: { headers: Record<string, unknown> } }) => {
      noteTags(failure.response?.headers[ABOUT_HEADER]);
      throw failure;
    },
  );
}

/** @returns the page, with the tags of its responses */
export async function withTags<Page extends object>(
  render: () => Promise<Page>,
): Promise<Page & { about: string[] }> {
  const about = new Set<string>();
  const page = await rendering.run(about, render);
  return { ...page, about: [...about] };
}

/** @param header of an api response, for the page in rendering; without one the response depends on all data */
export function noteTags(header: unknown): void {
  const about = rendering.getStore();
  for (const tag of readTags(header as string | undefined)) about?.add(tag);
}
