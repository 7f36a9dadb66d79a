import type { PublicConfig } from 'contract/config';
import type { FastifyInstance } from 'fastify';
import { redirectTo } from './answers/redirectTo';
import { NO_DOCUMENT_POLICY } from './answers/securityHeaders';

export const CHANGE_PASSWORD = '/account/change-password';

/** RFC 9116 recommends less than a year. The edge makes the file at each request, so the day only limits copies of it. */
const SECURITY_TXT_VALID_DAYS = 90;
const DAY_MS = 86_400_000;

/** Where to report a flaw. @param validDays until it must have been written again */
export function securityTxt(publicUrl: string, validDays: number): string {
  return [
    `Contact: ${publicUrl}/contact`,
    `Expires: ${new Date(Date.now() + validDays * DAY_MS).toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${publicUrl}/.well-known/security.txt`,
    '',
  ].join('\n');
}

/** Addresses that programs look up on any site: password managers, and people who report a flaw (rule 1.57). */
export function wellKnownRoutes(app: FastifyInstance, { publicUrl }: PublicConfig): void {
  app.get('/.well-known/change-password', async (_request, reply) =>
    redirectTo(reply, CHANGE_PASSWORD, 302),
  );

  app.get('/.well-known/security.txt', async (_request, reply) => {
    return reply
      .headers({
        'cache-control': 'public, max-age=86400',
        'content-security-policy': NO_DOCUMENT_POLICY,
      })
      .type('text/plain; charset=utf-8')
      .send(securityTxt(publicUrl, SECURITY_TXT_VALID_DAYS));
  });
}
