import type { Page } from '@playwright/test';

/**
 * Gives the tab a virtual device that stores passkeys and confirms its owner without a touch.
 * @returns decides whether it confirms: a passkey that the browser only suggests is confirmed without a press, too
 */
export async function passkeyDevice(page: Page): Promise<(confirms: boolean) => Promise<void>> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('WebAuthn.enable');
  const { authenticatorId } = await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return async (enabled) => {
    await browser.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled });
  };
}
