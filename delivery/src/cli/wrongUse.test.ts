import { mfe as run } from '.';
import { COMMANDS } from './commands';

describe('an invalid command line', () => {
  const { error } = console;
  const complaints: string[] = [];
  beforeEach(() => {
    complaints.length = 0;
    console.error = (line) => complaints.push(line);
  });
  afterEach(() => {
    console.error = error;
    process.exitCode = 0;
  });

  it.each(Object.keys(COMMANDS))('of %s is told so with 2, and where the help is', async (name) => {
    for (const [wrong, sentence] of [
      [['--nonsense'], "Unknown option '--nonsense'."],
      [['--store'], "Option '--store <value>' argument missing."],
    ] as const) {
      await run([name, ...wrong]);
      expect(complaints.splice(0)).toEqual([sentence, `See: npm run mfe -- help ${name}`]);
      expect(process.exitCode).toBe(2);
    }
  });

  it.each([
    ['gc remote-x', "Unexpected argument 'remote-x'."],
    ['status remote-x', "Unexpected argument 'remote-x'."],
    ['watch remote-x remote-y', "Unexpected argument 'remote-y'."],
    ['promote remote-x 50 now', "Unexpected argument 'now'."],
    ['promote remote-x half', "A share of visitors is a whole number from 0 to 100, not 'half'."],
    ['keys', 'Give a command: new, list, add or revoke.'],
  ])('%s: %s', async (line, sentence) => {
    await run(line.split(' '));
    expect(complaints[0]).toBe(sentence);
    expect(process.exitCode).toBe(2);
  });
});
