const { compileFunction } = require('node:vm');

const { listen, say } = require('./channel.cjs');
const { lockDown } = require('./lockDown.cjs');
const { fetch, forPage, hearAnswer } = require('./reads.cjs');
const { provideGlobals, standIn } = require('./standIns.cjs');

let shell;
/** Name, release and routes of the one remote, after its server build has run. */
let remote;
/** The current composition of pages: `composition` and `config`. */
let composed;
let hasStrayed = false;

const HANDLERS = {
  loadShell,
  loadRemote,
  compose,
  render,
  ping: ({ id }) => say({ pong: id }),
  hearAnswer,
};

/** The program of a render process: a shell, at most one remote, pages on demand. */
function main() {
  const { process } = globalThis;
  lockDown();
  provideGlobals(fetch);
  process.on('uncaughtException', tellOfStray);
  process.on('unhandledRejection', tellOfStray);
  listen(async (message) => {
    try {
      await HANDLERS[message.do](message);
    } catch (error) {
      say({ failed: textOf(error) });
    }
  });
  say({ started: true });
}

async function loadShell({ source }) {
  const build = evaluate(source, `shell@${source.id}/server.cjs`, standIn);
  await build.configure({ baseURL: '/api' });
  shell = build;
  say({ loaded: 'shell', fonts: build.fonts });
}

function loadRemote({ name, source }) {
  const file = `${name}@${source.id}/server.cjs`;
  const { routes } = evaluate(source, file, (key) => {
    if (Object.hasOwn(shell.shared, key)) return shell.shared[key];
    throw new Error(`${name} asks for '${key}', which the shell does not share.`);
  });
  if (!Array.isArray(routes)) throw new Error(`${file} exports no routes.`);
  remote = { name, release: { id: source.id, routes } };
  say({ loaded: 'remote' });
}

function evaluate({ text, base }, filename, require) {
  const module = { exports: {} };
  const code = text.replaceAll('@@RELEASE_BASE@@', base);
  const run = compileFunction(code, ['module', 'exports', 'require'], { filename });
  run(module, module.exports, require);
  return module.exports;
}

function compose({ composition, config }) {
  composed = { composition, config };
}

async function render({ id, url, renderedAt }) {
  const load = (name) => {
    if (remote?.name === name) return remote.release;
    throw new Error(`${name} has no server build here.`);
  };
  try {
    say({
      id,
      page: await forPage(id, () => shell.render({ ...composed, url, renderedAt, load })),
    });
  } catch (error) {
    say({ id, error: textOf(error) });
  }
}

/** Reports the first unhandled error; the process continues. */
function tellOfStray(error) {
  if (!hasStrayed) say({ stray: textOf(error) });
  hasStrayed = true;
}

function textOf(error) {
  try {
    return String(error?.stack ?? error).slice(0, 2000);
  } catch {
    return 'It threw what cannot be read.';
  }
}

main();
