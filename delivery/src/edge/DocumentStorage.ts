import { createHash } from 'node:crypto';
import { EVERYTHING } from 'contract/cache-tags';
import { inCanary, type Registry } from 'contract/registry';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { slotsIn } from '../store/slots';
import { hasSecretQuery } from './answers/securityHeaders';
import { DOCUMENTS, Purges } from './cdn/Purges';
import type { SharedCache } from './cdn/SharedCache';
import type { Visitor } from './Denylist';
import type { PageAnswer } from './Documents';
import type { Pages } from './Pages';

/** The cookie that is part of the cache key in front of the edges: it decides which documents this browser gets. */
const SHARE = 'mfe_share';
/** Matches the cookie in any spelling, because caches differ in which of several they read. */
const NAMED = new RegExp(`(?:^|;)\\s*${SHARE}\\s*=([^;]*)`, 'g');

interface Deps {
  cache: SharedCache;
  pages: Pick<Pages, 'composed' | 'isForEverybody'>;
  secure: boolean;
  onTrouble(error: unknown): void;
}

/**
 * The policy for the cache in front of the edge; undefined when there is none. A response without cache headers becomes
 * private, because caches store some of those on their own.
 */
export function openStorage(
  app: FastifyInstance,
  { cache, ...deps }: Pick<Deps, 'pages' | 'secure'> & { cache: SharedCache | undefined },
): DocumentStorage | undefined {
  if (!cache) return undefined;
  const onTrouble = (error: unknown) =>
    app.log.error(
      { err: error },
      'The cache in front of the edges cannot be purged, so it may show old pages. Check CDN_URL and the cache.',
    );
  const storage = new DocumentStorage({ ...deps, cache, onTrouble });
  app.addHook('onSend', async (_request, reply, payload) => {
    if (!reply.hasHeader('cache-control')) void reply.header('cache-control', 'private, no-cache');
    return payload;
  });
  app.addHook('onClose', async () => storage.stop());
  return storage;
}

/** The parts of a request that decide whether others may get the response. */
export interface Asked {
  registry: Registry;
  visitor: Visitor;
  /** True when this browser has a session. */
  member: boolean;
  pathname: string;
}

/**
 * Decides which documents, and files derived from the same data, a cache in front of the edges may store, and purges
 * them (docs/decisions/091). This is the only place of that decision: everything else is `private`, whatever the cache
 * is configured to do.
 */
export class DocumentStorage {
  private readonly purges: Purges;
  private composed = '';

  constructor(private readonly deps: Deps) {
    this.purges = new Purges(deps.cache, deps.onTrouble);
  }

  /** @returns headers for storing it; undefined when no other visitor may get it */
  admit(
    request: FastifyRequest,
    reply: FastifyReply,
    answer: PageAnswer,
    { registry, visitor, member, pathname }: Asked,
  ): Record<string, string> | undefined {
    const { visitor: name, ...own } = visitor;
    const share = canaryShare(registry, name);
    const isNamedRightly = this.name(request, reply, share);
    // Reports about a shell that does not start need a ticket in the document.
    const isShellTried = registry.shell?.canary !== undefined;
    const isPersonal = member || Object.keys(own).length > 0 || hasSecretQuery(pathname);
    if (!isNamedRightly || isShellTried || isPersonal) return undefined;
    if (reply.hasHeader('set-cookie')) return undefined;
    if (!this.deps.pages.isForEverybody(answer)) return undefined;
    return this.admitFile(answer.made?.about ?? []);
  }

  /**
   * @param about the tags of the shared content, which must not be outdated
   * @returns headers for storing it; undefined when it may not be stored
   */
  admitFile(about: readonly string[]): Record<string, string> | undefined {
    if (this.purges.isBehind || about.includes(EVERYTHING)) return undefined;
    return this.deps.cache.headers([...new Set([DOCUMENTS, ...about])]);
  }

  outdate(tags: readonly string[]): void {
    this.purges.add(tags.map((tag) => (tag === EVERYTHING ? DOCUMENTS : tag)));
  }

  /** Checks whether documents are composed of other releases than before. */
  async follow(): Promise<void> {
    const composed = await this.deps.pages.composed();
    if (composed === this.composed) return;
    this.composed = composed;
    this.purges.add([DOCUMENTS]);
  }

  get figures(): ReadonlyMap<string, number> {
    return this.purges.figures;
  }

  stop(): void {
    this.purges.stop();
  }

  /**
   * Sets the cookie that the browser should have.
   * @returns whether it had that cookie, and no other that a cache could read instead
   */
  private name(request: FastifyRequest, reply: FastifyReply, share: string | undefined): boolean {
    const { cookie = '' } = request.headers;
    const known = [...cookie.matchAll(NAMED)].map(([, value]) => value);
    if (known.length <= 1 && known[0] === share) return true;
    const rules = `Path=/; HttpOnly; SameSite=Lax${this.deps.secure ? '; Secure' : ''}`;
    const end = share === undefined ? '; Max-Age=0' : '';
    void reply.header('set-cookie', `${SHARE}=${share ?? ''}; ${rules}${end}`);
    return false;
  }
}

/**
 * Identifies which canaries a visitor gets, among the existing ones and their shares: visitors with the same value get
 * the same documents. When a share grows, the value changes for everybody.
 * @returns undefined while there is no canary
 */
export function canaryShare(registry: Registry, visitor = ''): string | undefined {
  const shares = slotsIn(registry).flatMap(([name, { canary }]) =>
    canary
      ? [[name, canary.release.id, canary.salt, canary.percent, inCanary(canary, visitor)]]
      : [],
  );
  if (shares.length === 0) return undefined;
  return createHash('sha256').update(JSON.stringify(shares)).digest('base64url').slice(0, 12);
}
