import { TOTP } from 'otpauth';

import { PASSWORD, type TestUser } from './people';
import type { TestKit } from './testApp';

/** The authenticator app of a test: shows the code for the kit's clock. */
export interface TestApp {
  code(): string;
  recoveryCodes: string[];
}

/** Adds an authenticator app to an account, like the account pages. */
export async function addAuthenticator(kit: TestKit, as: TestUser | string): Promise<TestApp> {
  const path = '/account/second-factor/authenticator';
  const { body } = await kit.post(path, { password: PASSWORD }, { as });
  const code = appWith(kit, body.secret);
  const confirmed = await kit.post(`${path}/confirm`, { code: code() }, { as });
  return { code, recoveryCodes: confirmed.body.recovery_codes };
}

/** Shows codes for a secret like an authenticator app. */
export function appWith({ clock }: Pick<TestKit, 'clock'>, secret: string): () => string {
  const totp = new TOTP({ secret });
  return () => totp.generate({ timestamp: clock.now().getTime() });
}
