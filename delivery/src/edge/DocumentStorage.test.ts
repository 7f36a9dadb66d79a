import { EVERYTHING } from 'contract/cache-tags';
import type { Registry } from 'contract/registry';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Asked, canaryShare, DocumentStorage } from './DocumentStorage';
import type { PageAnswer } from './Documents';

const release = (id: string) => ({ id, container: 'x', entry: 'e.js', integrity: '', routes: [] });
const shell = { stable: release('1.0.0-5e11aaaa') };
const canary = { percent: 10, salt: 's', release: release('1.1.0-5e11bbbb') };
const REGISTRY = { revision: 7, base: '/releases/', shell, remotes: {} } as unknown as Registry;

const purges = { fail: false, done: [] as string[] };
const cache = {
  headers: (tags: readonly string[]) => ({ 'surrogate-key': tags.join(' ') }),
  async purge(tags: readonly string[]) {
    if (purges.fail) throw new Error('The CDN is down.');
    purges.done.push(...tags);
  },
};
let storage: DocumentStorage;
let troubled: Promise<unknown>;
beforeEach(() => {
  Object.assign(purges, { fail: false, done: [] });
  troubled = new Promise((onTrouble) => {
    const pages = { composed: async () => '', isForEverybody: () => true };
    storage = new DocumentStorage({ cache, pages, secure: true, onTrouble });
  });
});
afterEach(() => storage.stop());

interface Ask extends Partial<Asked> {
  /** Tags of the page's content. */
  about?: string[];
  /** The cookie that this response sets. */
  given?: string;
}

/** The tags under which a guest's document is stored; undefined when it is not stored. */
function stored({ about = ['startup:12'], given, ...asked }: Ask = {}): string | undefined {
  const headers = new Map(given ? [['set-cookie', given]] : []);
  const reply = {
    header: (name: string, value: string) => headers.set(name, value),
    hasHeader: (name: string) => headers.has(name),
  };
  const answer = { status: 200, made: { at: 0, about } } as unknown as PageAnswer;
  const guest = { registry: REGISTRY, visitor: {}, member: false, pathname: '/startups' };
  const share = canaryShare(asked.registry ?? REGISTRY);
  const request = { headers: share ? { cookie: `mfe_share=${share}` } : {} } as FastifyRequest;
  const admitted = storage.admit(request, reply as unknown as FastifyReply, answer, {
    ...guest,
    ...asked,
  });
  return admitted?.['surrogate-key'];
}

describe('the document of a guest', () => {
  it('is stored under its tags', () => {
    expect(stored()).toBe('documents startup:12');
  });

  it.each<[string, Ask]>([
    ['names its reader', { given: 'mfe_visitor=0b1f' }],
    ['is of an address that carries secrets', { pathname: '/reset-password' }],
    [
      'has to report whether a shell starts that is tried',
      { registry: { ...REGISTRY, shell: { ...shell, canary } } },
    ],
    ['is made of what could not be read', { about: [EVERYTHING] }],
  ])('is not stored when it %s', (_why, ask) => {
    expect(stored(ask)).toBeUndefined();
  });

  it('is not stored while the cache cannot be purged', async () => {
    purges.fail = true;
    storage.outdate(['startup:13']);
    await troubled;
    expect(stored()).toBeUndefined();
  });
});

describe('the cache in front is rid of', () => {
  it.each([
    ['what is about something that was changed', ['startup:13'], ['startup:13']],
    ['every document when everything may have changed', [EVERYTHING], ['documents']],
  ])('%s', (_what, changed, purged) => {
    storage.outdate(changed);
    expect(purges.done).toEqual(purged);
  });
});
