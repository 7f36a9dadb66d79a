import { AsyncLocalStorage } from 'node:async_hooks';
import { ABOUT_HEADER, readTags } from 'contract/cache-tags';
import * as core from 'shared-ui/core';

/** Tags of what the api has said for the page that is being rendered, among others at once. */
const rendering = new AsyncLocalStorage<Set<string>>();

/** Says where the api is, as seen from the edge. What each answer is about is noted. */
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

/** @returns the page, with the tags of what the api said for it */
export async function withTags<Page extends object>(
  render: () => Promise<Page>,
): Promise<Page & { about: string[] }> {
  const about = new Set<string>();
  const page = await rendering.run(about, render);
  return { ...page, about: [...about] };
}

/** @param header of an answer of the api, for the page that is being rendered; about everything without one */
export function noteTags(header: unknown): void {
  const about = rendering.getStore();
  for (const tag of readTags(header as string | undefined)) about?.add(tag);
}
