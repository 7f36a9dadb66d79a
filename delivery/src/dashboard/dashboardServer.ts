import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { isSame } from 'server-kit/keyring';
import { readHead } from '../store/revisions';
import { slotOf } from '../store/slots';
import { dashboardPage, type Notice } from './dashboardPage';
import { mayRollBack, rightOver, type Sources } from './overview';
import { DASHBOARD_HEADERS } from './style';

/** The actions of the page: `mfe` commands, run with the key of the user who started it. */
export type Act = (verb: 'rollback' | 'block', args: string[]) => Promise<void>;

interface Form {
  verb?: string;
  package?: string;
  id?: string;
  reason?: string;
}

const MAX_FORM_BYTES = 4_000;
const MAX_NOTICES = 50;
const LOCAL = /^(127\.0\.0\.1|localhost)(:\d+)?$/;

/**
 * The page for teams, for the machine it runs on. It listens on the loopback interface, its path contains a random
 * part, and it accepts no other host name, so that no other web page can send it requests.
 */
export function buildDashboard(sources: Sources, act: Act): { app: FastifyInstance; path: string } {
  const token = randomBytes(24).toString('base64url');
  const app = fastify({ bodyLimit: MAX_FORM_BYTES });
  const notices = new LRUCache<string, Notice>({ max: MAX_NOTICES });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  app.addHook('onRequest', async (request, reply) => {
    void reply.headers(DASHBOARD_HEADERS);
    if (!isLocal(request) || !isSame(request.url.split('/')[1] ?? '', token)) {
      return reply.code(404).send('Not found.\n');
    }
  });
  app.setErrorHandler((error: Error & { statusCode?: number }, _request, reply) =>
    reply
      .code(error.statusCode ?? 500)
      .type('text/plain')
      .send(`${error.message}\n`),
  );

  app.get('/:token/', async ({ query }, reply) => {
    const { reference = '', notice = '' } = query as Record<string, string | undefined>;
    const asked = { reference: String(reference).trim().toUpperCase().slice(0, 40) };
    const shown = notices.get(String(notice));
    return reply.send(
      Readable.from(dashboardPage(sources, { ...asked, ...(shown && { notice: shown }) })),
    );
  });

  app.post('/:token/act', async ({ body }, reply) => {
    const notice = await perform(sources, act, (body ?? {}) as Form);
    const name = randomBytes(6).toString('hex');
    notices.set(name, notice);
    return reply.redirect(`/${token}/?notice=${name}`, 303);
  });
  return { app, path: `/${token}/` };
}

/** Refuses other host names that resolve to this machine, and forms of other pages. */
function isLocal({ headers, method }: FastifyRequest): boolean {
  if (!LOCAL.test(headers.host ?? '')) return false;
  return method !== 'POST' || headers.origin === `http://${headers.host}`;
}

async function perform({ store }: Sources, act: Act, form: Form): Promise<Notice> {
  const { verb, package: packageName = '', id = '', reason = '' } = form;
  try {
    const head = await readHead(store);
    const slot = head && slotOf(head, packageName);
    if (!slot) throw new Error(`There is no package '${packageName}'.`);
    const right = rightOver(store.guard, packageName);
    const isAllowed = verb === 'rollback' ? mayRollBack(right, slot) : right === 'all';
    if (!isAllowed) throw new Error(`Your key has no right to change ${packageName}.`);
    if (!reason.trim()) throw new Error('Enter a reason. It is stored with the revision.');
    const why = `--reason=${reason.trim().slice(0, 300)}`;
    if (verb === 'rollback') await act(verb, [packageName, why]);
    else if (verb === 'block' && /^\d[\w.-]*$/.test(id)) await act(verb, [packageName, id, why]);
    else throw new Error('Choose the release to block.');
    const revision = (await readHead(store))?.revision;
    const what = verb === 'block' ? `block ${packageName} ${id}` : `roll back ${packageName}`;
    return { ok: true, text: `Revision ${revision}: ${what}` };
  } catch (error) {
    return { ok: false, text: (error as Error).message };
  }
}
