import {
  type APIRequestContext,
  type APIResponse,
  expect,
  type Page,
  type Response,
} from '@playwright/test';

/**
 * On a very busy machine a rendering may miss its limit (RENDER_LIMIT_MS), and whatever another test
 * writes or publishes lets a page be rendered anew; the visitor then gets the client's document.
 * These wait for the other one. A page that missed is left to browsers for ten seconds: six tries.
 */
export const RENDER_TIMEOUT = { timeout: 300_000 };

/** The edge's answer to an address, once it is the rendered page. */
export const prerendered = (request: APIRequestContext, path: string): Promise<APIResponse> =>
  untilRendered(() => request.get(path));

/** Opens the rendered page of an address. @returns the edge's answer */
export const openPrerendered = (page: Page, path: string): Promise<Response> =>
  untilRendered(() => page.goto(path));

async function untilRendered<Answer extends APIResponse | Response>(
  ask: () => Promise<Answer | null>,
): Promise<Answer> {
  let answer: Answer | null = null;
  const how = async () => {
    answer = await ask();
    return answer?.headers()['x-rendered'];
  };
  await expect.poll(how, RENDER_TIMEOUT).toBe('prerendered');
  return answer!;
}
