import {
  type APIRequestContext,
  type APIResponse,
  expect,
  type Page,
  type Response,
} from '@playwright/test';

/**
 * Timeout for a prerendered page. On a busy machine a rendering may exceed its limit (RENDER_LIMIT_MS), and a write or
 * publish of another test invalidates a page; visitors then get the client-rendered document. These functions wait for
 * the prerendered one. After a missed limit a page is client-rendered for ten seconds: six tries.
 */
export const RENDER_TIMEOUT = { timeout: 300_000 };

/** The edge's response to an address, once it is the prerendered page. */
export const prerendered = (request: APIRequestContext, path: string): Promise<APIResponse> =>
  untilRendered(() => request.get(path));

/** Opens the prerendered page of an address. @returns the edge's response */
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
