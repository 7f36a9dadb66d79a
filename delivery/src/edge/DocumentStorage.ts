import { EVERYTHING } from 'contract/cache-tags';
import type { Registry } from 'contract/registry';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { hasSecretQuery } from './answers/securityHeaders';
import { canaryShare } from './cdn/canaryShare';
import { DOCUMENTS, Purges } from './cdn/Purges';
import type { SharedCache } from './cdn/SharedCache';
import type { Visitor } from './Denylist';
import type { PageAnswer } from './Documents';
import type { Pages } from './Pages';

/** The cookie that a cache in front of the edges has in its key: which documents this browser gets. */
const SHARE = 'mfe_share';
/** It, however it is written: which of several a cache reads is for the cache to say. */
const NAMED = new RegExp(`(?:^|;)\\s*${SHARE}\\s*=([^;]*)`, 'g');

interface Deps {
  cache: SharedCache;
  pages: Pick<Pages, 'composed' | 'isForEverybody'>;
  secure: boolean;
  /** Called when the cache cannot be purged. */
  onTrouble(error: unknown): void;
}

/** Who asks for what, as far as it decides whether others may get the answer. */
export interface Asked {
  registry: Registry;
  visitor: Visitor;
  /** True when this browser holds a session. */
  member: boolean;
  pathname: string;
}

/**
 * Decides which documents, and files made of the same, a cache in front of the edges may store, and purges them
 * (docs/decisions/091).
 * It is decided here alone: what is not allowed is `private`, whatever that cache is set to.
 */
export class DocumentStorage {
  private readonly purges: Purges;
  private composed = '';

  constructor(private readonly deps: Deps) {
    this.purges = new Purges(deps.cache, deps.onTrouble);
  }

  /** @returns headers with which it is stored; undefined when nobody else may get it */
  admit(
    request: FastifyRequest,
    reply: FastifyReply,
    answer: PageAnswer,
    { registry, visitor, member, pathname }: Asked,
  ): Record<string, string> | undefined {
    const { visitor: name, ...own } = visitor;
    const share = canaryShare(registry, name);
    const isNamedRightly = this.name(request, reply, share);
    // Reports of a shell that does not start need a ticket in the document.
    const isShellTried = registry.shell?.canary !== undefined;
    const isPersonal = member || Object.keys(own).length > 0 || hasSecretQuery(pathname);
    if (!isNamedRightly || isShellTried || isPersonal) return undefined;
    if (reply.hasHeader('set-cookie')) return undefined;
    if (!this.deps.pages.isForEverybody(answer)) return undefined;
    return this.admitFile(answer.made?.about ?? []);
  }

  /**
   * @param about the tags of what is the same for everybody, and not outdated
   * @returns headers with which it is stored; undefined while it may not be
   */
  admitFile(about: readonly string[]): Record<string, string> | undefined {
    if (this.purges.isBehind || about.includes(EVERYTHING)) return undefined;
    return this.deps.cache.headers([...new Set([DOCUMENTS, ...about])]);
  }

  /** These were changed in the api. */
  outdate(tags: readonly string[]): void {
    this.purges.add(tags.map((tag) => (tag === EVERYTHING ? DOCUMENTS : tag)));
  }

  /** Looks whether documents are composed of other releases than before. */
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
   * Gives the browser the cookie it should have.
   * @returns whether it had it, and no other one that a cache may read in its place
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
