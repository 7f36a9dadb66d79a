import { runLanes } from './runLanes';
import { exitCode, type Step } from './step';

const speaking = (name: string, text: string, after?: Promise<unknown>): Step => ({
  name,
  async run(into) {
    await after;
    await exitCode(into, [process.execPath, '-e', `process.stdout.write(${JSON.stringify(text)})`]);
    return { passed: 1, failed: 0, failures: [] };
  },
});
const dying: Step = { name: 'dying', run: () => Promise.reject(new Error('no such command')) };

it('runs lanes in parallel, prints each step as a whole, and counts a crashed one as failed', async () => {
  const errors = jest.spyOn(console, 'error').mockReturnValue();
  let shown = '';
  const seen = eventually();
  const results = await runLanes(
    [
      [speaking('first', ''), speaking('second', '')],
      [speaking('build', 'built\n'), speaking('last', 'late\n', seen.promise)],
      [dying],
    ],
    (text) => {
      shown += text;
      if (text.startsWith('# second')) seen.come();
    },
  );

  expect(results).toHaveLength(5);
  const [seconds, processorSeconds] = [expect.any(Number), expect.any(Number)];
  expect(results).toContainEqual({
    name: 'last',
    passed: 1,
    failed: 0,
    failures: [],
    seconds,
    processorSeconds,
  });
  const failures = ['dying: Error: no such command'];
  expect(results).toContainEqual({
    name: 'dying',
    passed: 0,
    failed: 1,
    failures,
    seconds,
    processorSeconds,
  });

  const pieces = shown.replace(/\d+ s/g, 'n s').split(/\n(?=# \w+\n)/);
  expect(pieces.slice(1).sort()).toEqual([
    '# build\nbuilt\n# build, at the same time: n s\n',
    '# dying\n# dying, at the same time: n s\n',
    '# first\n# first: n s\n',
    '# last\nlate\n# last, at the same time: n s\n',
    '# second\n# second: n s\n',
  ]);
  expect(shown.indexOf('# second\n')).toBeLessThan(shown.indexOf('# last\n'));
  expect(errors).toHaveBeenCalledTimes(1);
  errors.mockRestore();
});

it('runs the steps of a lane in sequence, whatever another lane does', async () => {
  const build = eventually();
  const order: string[] = [];
  const noting = (name: string, run: () => Promise<unknown> = async () => {}): Step => ({
    name,
    async run() {
      order.push(`${name} begins`);
      await run();
      order.push(`${name} ends`);
      return { passed: 1, failed: 0, failures: [] };
    },
  });
  await runLanes(
    [
      [noting('types'), noting('unit', async () => build.come())],
      [noting('build', () => build.promise), noting('journeys')],
    ],
    () => {},
  );

  expect(order.filter((event) => /types|unit/.test(event))).toEqual(inARow('types', 'unit'));
  expect(order.filter((event) => /build|journeys/.test(event))).toEqual(
    inARow('build', 'journeys'),
  );
  expect(order.indexOf('build begins')).toBeLessThan(order.indexOf('types ends'));
});

const inARow = (...names: string[]) => names.flatMap((name) => [`${name} begins`, `${name} ends`]);

function eventually() {
  let come = () => {};
  const promise = new Promise<void>((resolve) => {
    come = resolve;
  });
  return { promise, come };
}
