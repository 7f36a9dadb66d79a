import type { SignInAnswer } from 'contract/wire/second-factor.contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { newSecret } from '../../app/secrets';
import { deviceCookie } from '../device-identity/deviceCookie';
import { bindingCookie } from './bindingCookie';
import type { Device } from './openSession';

/**
 * Signs somebody in on the device that asks. It gets its cookies only once that has worked: a
 * failure leaves the session it may have alone.
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
  if (!('token' in answer)) return answer; // it takes another step
  if (cookieSecret) reply.header('set-cookie', bindingCookie.write(cookieSecret));
  reply.header('set-cookie', deviceCookie.write(browserKey));
  return answer;
}
