import { spawn } from 'node:child_process';

import type { FromSandbox } from './messages';
import { Sandbox } from './Sandbox';

/** The messages of a process that may send anything, and how it ends. */
function run(program: string) {
  const messages: FromSandbox[] = [];
  return new Promise<{ messages: FromSandbox[]; reason: string; isOwnDoing: boolean }>(
    (resolve) => {
      const child = spawn(process.execPath, ['--eval', program], {
        stdio: ['pipe', 'pipe', 'ignore'],
      });
      const onEnd = (reason: string, isOwnDoing: boolean) =>
        resolve({ messages, reason, isOwnDoing });
      new Sandbox({ onMessage: (message) => messages.push(message), onEnd }, child);
    },
  );
}

const saying = (line: string) => `process.stdout.write(${JSON.stringify(`${line}\n`)});`;
const PAGE = { status: 200, html: '', css: '', head: { title: '' }, state: {} };
const LIVES = 'setInterval(() => {}, 1000);';

it('receives the messages that a render process may send', async () => {
  const lines = [{ started: true }, { id: 1, page: PAGE }, { id: 2, error: 'x' }];
  const { messages, isOwnDoing } = await run(lines.map((l) => saying(JSON.stringify(l))).join(''));
  expect(messages).toEqual(lines);
  expect(isOwnDoing).toBe(true); // the process exited by itself
});

it.each([
  ['no JSON', 'hello'],
  ['an empty line', ''],
  ['what Node tells Node', '{"cmd":"NODE_HANDLE","type":"net.Socket"}'],
  ['more than its message', '{"id":1,"error":"x","started":true}'],
  ['a page without a number', JSON.stringify({ id: '1', page: PAGE })],
  ['a status that is none', JSON.stringify({ id: 1, page: { ...PAGE, status: 99 } })],
  ['a way to another site', JSON.stringify({ id: 1, page: { ...PAGE, location: '//evil' } })],
  [
    'a way to another site, of old',
    JSON.stringify({ id: 1, page: { ...PAGE, location: '/\\evil' } }),
  ],
  [
    'an address that is a header',
    JSON.stringify({ id: 1, page: { ...PAGE, location: 'a\r\nb: c' } }),
  ],
])('kills a process that sends %s', async (_what, line) => {
  const { messages, reason } = await run(saying(line) + saying('{"started":true}') + LIVES);
  expect(messages).toEqual([]);
  expect(reason).toContain('says what it may not');
});

it('buffers no more of a line than a page may have', async () => {
  const { reason } = await run(
    `const flood = () => process.stdout.write('x'.repeat(1e6), flood); flood();`,
  );
  expect(reason).toContain('more than a page');
});

it.each([
  ['SIGKILL', false],
  ['SIGABRT', true],
])('reports what ended it: %s', async (signal, isOwnDoing) => {
  expect(await run(`process.kill(process.pid, '${signal}'); ${LIVES}`)).toMatchObject({
    isOwnDoing,
  });
});
