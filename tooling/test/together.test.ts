import { exitCode, type Step } from './step';
import { together } from './together';

const speaking = (name: string, text: string): Step => ({
  name,
  async run(into) {
    await exitCode(into, [process.execPath, '-e', `process.stdout.write(${JSON.stringify(text)})`]);
    return { passed: 1, failed: 0 };
  },
});
const dying: Step = { name: 'dying', run: () => Promise.reject(new Error('no such command')) };

it('shows what was said beside the first step after it, and counts a step that dies as failed', async () => {
  const errors = jest.spyOn(console, 'error').mockReturnValue();
  let shown = '';
  const results = await together(
    [speaking('first', ''), speaking('second', 'built\n'), dying],
    (text) => {
      shown += text;
    },
  );

  const seconds = expect.any(Number);
  expect(results).toEqual([
    { name: 'first', passed: 1, failed: 0, seconds },
    { name: 'second', passed: 1, failed: 0, seconds },
    { name: 'dying', passed: 0, failed: 1, seconds },
  ]);
  expect(shown.replace(/\d+ s/g, 'n s')).toBe(
    '\n# first\n# first: n s\n' +
      '\n# second\nbuilt\n# second, at the same time: n s\n' +
      '\n# dying\n# dying, at the same time: n s\n',
  );
  expect(errors).toHaveBeenCalledTimes(1);
  errors.mockRestore();
});
