import { AsyncLocalStorage } from 'node:async_hooks';
import { ABOUT_HEADER, readTags } from 'contract/cache-tags';
import * as core from 'shared-ui/core';

/** Cache tags of the api's answers, by the page that is being rendered: several are at once. */
const rendering = new AsyncLocalStorage<Set<string>>();

/** Sets where the api is, as seen from the edge, and collects the tags of its answers. */
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

/** @returns the page, with the tags of the answers in it */
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
