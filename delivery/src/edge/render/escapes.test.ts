import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { type LocalServer, localServer } from 'server-kit/testing/localServer';
import { temporaryFolder } from 'server-kit/testing/temporaryFolder';
import { publishedEdge } from '../../testing/publishedEdge';

/** Escape attempts, each as the body of a function that returns what it obtained. */
const WAYS: Record<string, string> = {
  modules: `return process.getBuiltinModule('fs').readFileSync(__KEYS__, 'utf8');`,
  'modules of the real process': `return globalThis.process.constructor.constructor('return process')().pid;`,
  'code from text': `return Function('return process')();`,
  'code from text, later': `return (async () => {}).constructor('return import("node:fs")')();`,
  bindings: `return process.binding('fs').open;`,
  'linked bindings': `return process._linkedBinding('fs');`,
  'the parent': `return process.kill(process.ppid, 'SIGKILL');`,
  'a signal of any process': `return process._debugProcess(1);`,
  'child processes': `return require('node:child_process').execSync('id').toString();`,
  'worker threads': `return new (require('node:worker_threads').Worker)('1', { eval: true }).threadId;`,
  'a required module': `return require('node:fs').readdirSync('/');`,
  'an imported module': `return import('node:fs').then((fs) => fs.readdirSync('/').join());`,
  'an imported file': `return import('file://' + __KEYS__, { with: { type: 'json' } });`,
  'an imported text': `return import('data:text/javascript,export default process.pid');`,
  'modules by the error of an import': `return import('x').catch((e) => e.constructor.constructor('return process')().pid);`,
  'modules by the promise of an import': `return import('x').constructor.constructor('return process')().pid;`,
  sockets: `return new (require('node:net').Socket)().connect(__PORT__);`,
  'any address': `return fetch('http://127.0.0.1:' + __PORT__ + '/metrics').then((a) => a.text());`,
  'other hosts': `return fetch('//example.org/api/x').then((a) => a.text());`,
  'out of the api': `return fetch('/api/../metrics').then((a) => a.text());`,
  'out of the api, encoded': `return fetch('/api/%2e%2e/metrics').then((a) => a.text());`,
  writes: `return fetch('/api/x', { method: 'POST', body: '{}' }).then((a) => a.text());`,
  'headers of its own': `return fetch('/api/x', { headers: { cookie: 'a=b' } }).then((a) => a.text()).then((t) => t.includes('a=b') || (() => { throw 0 })());`,
  'sockets of the web': `return new WebSocket('ws://127.0.0.1:' + __PORT__).url;`,
  'events of the web': `return new EventSource('http://127.0.0.1:' + __PORT__).url;`,
  'other threads': `return new BroadcastChannel('x').name;`,
  'the agent of fetch': `return globalThis[Symbol.for('undici.globalDispatcher.1')].constructor;`,
  'add-ons': `return process.dlopen({ exports: {} }, '/lib/x86_64-linux-gnu/libc.so.6');`,
  'the environment': `return Object.keys(process.env).filter((key) => key !== 'NODE_ENV')[0].length;`,
  'the standard output': `return process.stdout.write('{}');`,
  'the handles of Node': `return process._getActiveHandles()[0].constructor;`,
  'the frames below': `Error.prepareStackTrace = (_, frames) => frames; const at = new Error().stack; return at.map((f) => f.getThis?.() ?? f.getFunction?.()).find((f) => f && f !== globalThis).constructor;`,
  'the caller': `return (function () { return arguments.callee.caller.caller.arguments[0]; })();`,
  'the main module': `return process.mainModule.require('fs').readdirSync('/');`,
  'the module of a module': `return module.constructor._load('fs').readdirSync('/');`,
  'buffers of others': `return Buffer.allocUnsafe(64).toString();`,
  'memory of others': `return new SharedArrayBuffer(8).byteLength;`,
  'machine code': `return new WebAssembly.Memory({ initial: 1 }).buffer.byteLength;`,
};

let api: LocalServer;
let edge: FastifyInstance;
const seen: string[] = [];

beforeAll(async () => {
  api = await localServer((request, answer) => {
    seen.push(`${request.method} ${request.url}`);
    answer.setHeader('content-type', 'application/json');
    answer.end(JSON.stringify(request.headers));
  });
  const port = String(api.port);
  const dataDir = temporaryFolder('edge');
  const allowed = `return fetch('/api/x').then(() => 'a call of the api');`;
  const ways = [...Object.values(WAYS), allowed].map((body) => `async () => { ${body} }`);
  const server = `
    const ways = [${ways.join(',\n')}];
    exports.routes = [{
      async draw(url) {
        const way = ways[new URL(url, 'http://edge').searchParams.get('way')];
        if (!way) return 'no way';
        try { return 'GOT ' + String(await way()); } catch (error) { return 'refused: ' + error; }
      },
    }];`
    .replaceAll('__PORT__', port)
    .replaceAll('__KEYS__', JSON.stringify(join(dataDir, 'keys.json')));
  const routes = [{ path: '/', prerender: true }];
  edge = await publishedEdge({ routes, server }, { API_PORT: port, DATA_DIR: dataDir });
  await edge.inject('/');
});
afterAll(async () => {
  await edge.close();
  await api.stop();
});

it('a server build returns the data it can read', async () => {
  const own = Object.keys(WAYS).length;
  expect((await edge.inject(`/?way=${own}`)).body).toContain('GOT a call of the api');
});

describe('a server build does not reach', () => {
  it.each(Object.keys(WAYS))('%s', async (way) => {
    const index = Object.keys(WAYS).indexOf(way);
    const { headers, body } = await edge.inject(`/?way=${index}`);
    expect(headers['x-rendered']).toBe('prerendered');
    expect(body).toContain('refused: ');
    expect(body).not.toContain('GOT');
  });

  it('the api except by public reads', () => {
    // The edge's own poll for changes, and its report that one attempt left a stray error.
    const ofTheEdge = ['GET /page-changes', 'POST /api/beacons'];
    const others = seen.filter((line) => !line.startsWith('GET /api/'));
    expect(others.filter((line) => !ofTheEdge.includes(line))).toEqual([]);
  });
});
