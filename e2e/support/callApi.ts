import type { APIRequestContext, APIResponse } from '@playwright/test';

/** Somebody who is signed in. */
interface SignedIn {
  token: string;
}

/** The headers of a signed-in person's calls. */
export const headersOf = ({ token }: SignedIn) => ({ authorization: `Bearer ${token}` });

/** Calls the api as a member or a guest. @throws Error with the api's message when it refuses */
export function callApi(request: APIRequestContext, who?: SignedIn) {
  const headers = who && headersOf(who);
  return {
    get: async <Answer>(path: string) => readAnswer<Answer>(await request.get(path, { headers })),
    post: async <Answer>(path: string, data: object = {}) =>
      readAnswer<Answer>(await request.post(path, { data, headers })),
  };
}

/** Parses a response. @throws Error with the api's message when it refuses */
export async function readAnswer<Answer>(answer: APIResponse): Promise<Answer> {
  const text = await answer.text();
  if (!answer.ok()) throw new Error(`${answer.url()}: ${answer.status()} ${text}`);
  return (text && JSON.parse(text)) as Answer;
}
