import type { PublicConfig } from 'contract/config';
import type { FastifyInstance } from 'fastify';
import { redirectTo } from './answers/redirectTo';
import { NO_DOCUMENT_POLICY } from './answers/securityHeaders';

/** RFC 9116 recommends less than a year. The file is made at each request, so the day only limits copies of it. */
const SECURITY_TXT_VALID_DAYS = 90;
const DAY_MS = 86_400_000;

/** Addresses that programs look up on any site: password managers, and people who report a flaw (rule 1.57). */
export function wellKnownRoutes(app: FastifyInstance, { publicUrl }: PublicConfig): void {
  app.get('/.well-known/change-password', async (_request, reply) =>
    redirectTo(reply, '/account/change-password', 302),
  );

  app.get('/.well-known/security.txt', async (_request, reply) => {
    const expires = new Date(Date.now() + SECURITY_TXT_VALID_DAYS * DAY_MS).toISOString();
    const lines = [
      `Contact: ${publicUrl}/contact`,
      `Expires: ${expires}`,
      'Preferred-Languages: en',
      `Canonical: ${publicUrl}/.well-known/security.txt`,
      '',
    ];
    return reply
      .headers({
        'cache-control': 'public, max-age=86400',
        'content-security-policy': NO_DOCUMENT_POLICY,
      })
      .type('text/plain; charset=utf-8')
      .send(lines.join('\n'));
  });
}
