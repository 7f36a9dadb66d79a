import { callApi } from '../support/callApi';
import { expect, test } from '../support/test';

test('an invitation with a long one-word position shows its button on every screen', async ({
  page,
  make,
  signIn,
}) => {
  const founder = await make.founder();
  const members = [{ email: make.address(), position: 'Đđ'.repeat(40) }];
  const path = `/api/my/startups/${founder.startup.id}/invite-founders`;
  await callApi(page.request, founder).post(path, { members });
  await signIn(founder);
  await page.goto(`/my/startups/${founder.startup.id}/team`);
  const table = page.getByRole('table', { name: 'Pending Invites' });
  const short = table.getByText('Founder', { exact: true });

  for (const width of [1440, 1000, 910, 390, 320]) {
    await page.setViewportSize({ width, height: 1200 });
    const revoke = table.getByRole('button', { name: /^Revoke/ });
    await revoke.scrollIntoViewIfNeeded();
    await expect(revoke).toBeInViewport({ ratio: 1 });
    expect(await table.evaluate((node) => node.parentElement!.scrollLeft)).toBe(0);
    expect(await short.evaluate(linesOf), 'a short word stays whole').toBe(1);
  }
});

/** The number of lines of an element's text. */
function linesOf(element: Element): number {
  const text = document.createRange();
  text.selectNodeContents(element);
  return text.getClientRects().length;
}
