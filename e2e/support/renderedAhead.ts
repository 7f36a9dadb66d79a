import { type APIRequestContext, expect } from '@playwright/test';

/**
 * Waits until the edge answers an address with its rendered page. On a busy machine the first
 * rendering may miss its limit of a second; the visitor then gets the client's document.
 */
export async function renderedAhead(request: APIRequestContext, path: string): Promise<void> {
  const how = async () => (await request.get(path)).headers()['x-rendered'];
  await expect.poll(how, { timeout: 30_000 }).toBe('ahead');
}
