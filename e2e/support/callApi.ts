import type { APIRequestContext, APIResponse } from '@playwright/test';

/** Whoever has signed in. */
interface SignedIn {
  token: string;
}

/** What somebody sends with every call. */
export const headersOf = ({ token }: SignedIn) => ({ authorization: `Bearer ${token}` });

/** Calls of the api by a member, or by a guest. @throws Error with what the api said when it refused */
export function callApi(request: APIRequestContext, who?: SignedIn) {
  const headers = who && headersOf(who);
  return {
    get: async <Answer>(path: string) => readAnswer<Answer>(await request.get(path, { headers })),
    post: async <Answer>(path: string, data: object = {}) =>
      readAnswer<Answer>(await request.post(path, { data, headers })),
  };
}

/** What an answer holds. @throws Error with what the api said when it refused */
export async function readAnswer<Answer>(answer: APIResponse): Promise<Answer> {
  const text = await answer.text();
  if (!answer.ok()) throw new Error(`${answer.url()}: ${answer.status()} ${text}`);
  return (text && JSON.parse(text)) as Answer;
}
