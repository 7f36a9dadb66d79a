import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasPass, type StaffPasses } from 'server-kit/staff-pass';
import { TICKET_METRIC } from 'server-kit/tickets';

import { slotsIn } from '../store/slots';
import { codingFor } from './answers/EncodedText';
import { packed } from './answers/packed';
import { redirectTo } from './answers/redirectTo';
import { INTEGRITY_POLICY, referrerPolicy } from './answers/securityHeaders';
import { etagOf, isStored } from './answers/versions';
import type { Visitor } from './Denylist';
import type { DocumentStorage } from './DocumentStorage';
import type { PageAnswer } from './Documents';
import type { Deployed } from './deployed/Deployed';
import type { Pages } from './Pages';
import { withoutEmptySegments, withoutHost } from './readableUrl';
import type { TicketOffice } from './visitors/TicketOffice';

const VISITOR = 'mfe_visitor';
/** Set by a document's watchdog: a release of the shell that did not start in this browser. */
const FAILED_SHELL = /(?:^|; )mfe_failed\.(\d[\w.-]{0,59})=/g;
/** The cookie half of a session; only its existence matters here. */
const SESSION = '__Host-session';
const YEAR = 31_536_000; // seconds

/** A missing file, not a page: an HTML response would only confuse the client. */
const FILE = /\.(js|css|map|json|xml|txt|png|jpe?g|gif|ico|svg|webp|avif|woff2?|php|env)$/i;

interface Deps {
  pages: Pages;
  deployed: Deployed;
  office: TicketOffice;
  passes: StaffPasses;
  /** True when no third-party script can ever be part of a page. */
  integrityPolicy: boolean;
  secure: boolean;
  /** Set when there is a cache in front of the edges. */
  storage: DocumentStorage | undefined;
}

/** Every address that is not a file or a call is a page. */
export function pageRoutes(app: FastifyInstance, deps: Deps): void {
  app.get('/registry.json', async (request, reply) => {
    const { visitor } = await visitorOf(request, reply, deps);
    const composition = deps.pages.composition(visitor);
    void reply.header('cache-control', 'private, no-cache');
    if (!composition) return reply.code(503).send({ message: 'Nothing is published here yet.' });
    void reply.headers(deps.office.header(composition, request.ip));
    const body = Buffer.from(JSON.stringify(composition));
    void reply.header('vary', 'accept-encoding').type('application/json; charset=utf-8');
    if (isStored(request, reply, etagOf(body))) return reply.code(304).send();
    return reply.send(packed(request, reply, body));
  });

  app.get('/*', async (request, reply) => {
    const written = withoutHost(request.originalUrl);
    const place = withoutEmptySegments(written);
    if (place !== written) return redirectTo(reply, place, 308);

    const { pathname } = new URL(request.url, 'http://edge');
    if (FILE.test(pathname)) return reply.callNotFound();

    const { visitor, isOwn } = await visitorOf(request, reply, deps);
    const { url, ip, headers } = request;
    const member = headers.cookie?.includes(`${SESSION}=`) ?? false;
    const answer = await deps.pages.answer({ url, ip, member, ...visitor });
    if (!answer) {
      return reply.code(503).type('text/plain').send('Nothing is published here yet.\n');
    }
    if (answer.location) return redirectTo(reply, answer.location, answer.status);
    const { registry } = deps.deployed.known!;
    const asked = { registry, visitor, member, pathname };
    const stored = deps.storage?.admit(request, reply, answer, asked);
    const composition = deps.pages.composition(visitor);
    // Stored documents are shared, so each visit requests its own ticket (GET /registry.json).
    if (stored) void reply.header('server-timing', TICKET_METRIC);
    else if (composition) void reply.headers(deps.office.header(composition, ip));
    if (deps.integrityPolicy && !answer.unchecked)
      void reply.header('integrity-policy', INTEGRITY_POLICY);
    void reply.headers({
      'content-security-policy': answer.policy,
      'referrer-policy': referrerPolicy(pathname),
      'cache-control': isOwn || deps.storage ? 'private, no-cache' : 'no-cache',
      'x-rendered': answer.rendered,
      vary: 'accept-encoding',
      ...stored,
    });
    return sendDocument(request, reply, answer);
  });
}

async function sendDocument(request: FastifyRequest, reply: FastifyReply, answer: PageAnswer) {
  const coding = codingFor(request.headers['accept-encoding']);
  const stored = isStored(request, reply, answer.html.etag);
  if (answer.status === 200 && stored) return reply.code(304).send();
  const body = await answer.html.as(coding);
  if (coding !== 'identity') void reply.header('content-encoding', coding);
  return reply.code(answer.status).type('text/html; charset=utf-8').send(body);
}

/**
 * Reads the deployment once for the whole response, and what identifies the visitor, as far as it affects the response;
 * `isOwn` when others may get another response.
 */
async function visitorOf(request: FastifyRequest, reply: FastifyReply, deps: Deps) {
  const { registry } = (await deps.deployed.current()) ?? {};
  const hasCanary = registry && slotsIn(registry).some(([, { canary }]) => canary !== undefined);
  const failed = [...(request.headers.cookie ?? '').matchAll(FAILED_SHELL)];
  const failedShells = failed.map(([, id]) => id!);
  const visitor: Visitor = {
    ...(hasCanary && { visitor: nameOf(request, reply, deps.secure) }),
    ...(failedShells.length > 0 && { failedShells }),
    ...(hasPass(request.headers.cookie, deps.passes, Date.now()) && { staff: true }),
  };
  return { visitor, isOwn: Object.keys(visitor).length > 0 };
}

/** The browser's random id; it gets one when it has none, so that it keeps its canary. */
function nameOf(request: FastifyRequest, reply: FastifyReply, secure: boolean): string {
  const known = new RegExp(`(?:^|; )${VISITOR}=([\\w-]{8,64})`).exec(request.headers.cookie ?? '');
  if (known) return known[1]!;
  const name = randomUUID();
  const rules = `Path=/; Max-Age=${YEAR}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
  void reply.header('set-cookie', `${VISITOR}=${name}; ${rules}`);
  return name;
}
