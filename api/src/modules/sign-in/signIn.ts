import type { SignInAnswer } from 'contract/wire/second-factor.contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { newSecret } from '../../app/secrets';
import { deviceCookie } from '../device-identity/deviceCookie';
import { bindingCookie } from './bindingCookie';
import type { Device } from './openSession';

/**
 * Signs a user in on the requesting device. It sets cookies only after success, so a failure does not affect an
 * existing session.
 */
export async function signIn<Answer extends SignInAnswer>(
  request: FastifyRequest,
  reply: FastifyReply,
  act: (device: Device) => Promise<Answer>,
): Promise<Answer> {
  const { headers, viewer, server } = request;
  const cookieSecret = server.deps.config.tokenBinding ? newSecret() : undefined;
  const browserKey = deviceCookie.read(headers.cookie) ?? newSecret();
  const name = headers['user-agent'] ?? '';
  const answer = await act({ name, viewer, cookieSecret, browserKey });
  if (!('token' in answer)) return answer; // a second step is needed
  if (cookieSecret) reply.header('set-cookie', bindingCookie.write(cookieSecret));
  reply.header('set-cookie', deviceCookie.write(browserKey));
  return answer;
}
