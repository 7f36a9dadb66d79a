import type { FastifyReply, FastifyRequest } from 'fastify';

import type { SignedIn } from '../../../contract/session.contract';
import { newSecret } from '../../app/secrets';
import { bindingCookie } from './bindingCookie';
import type { Device } from './session.service';

/**
 * Signs somebody in on the device that asks. Where tokens are bound, the browser gets the cookie
 * only once that has worked: a refusal leaves the session it may have alone.
 */
export async function signIn(
  request: FastifyRequest,
  reply: FastifyReply,
  act: (device: Device) => Promise<SignedIn>,
): Promise<SignedIn> {
  const { headers, viewer, server } = request;
  const cookieSecret = server.parts.config.tokenBinding ? newSecret() : undefined;
  const signedIn = await act({ name: headers['user-agent'] ?? '', viewer, cookieSecret });
  if (cookieSecret) reply.header('set-cookie', bindingCookie.write(cookieSecret));
  return signedIn;
}
