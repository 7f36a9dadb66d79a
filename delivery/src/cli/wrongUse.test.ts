import { temporaryFolder } from 'server-kit/testing/temporaryFolder';
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
    ['keys add remote-x ana ed25519:short', "'ed25519:short' is no public key."],
    ['keys revoke', 'Give the id of the key: `mfe keys list` shows it.'],
    ['block remote-x nope', "'nope' is no release such as 1.0.1-9c1d77aa."],
    ['min-shell', 'Name the oldest shell that may stay open, e.g. 1.4.0.'],
    ['nonsense', "There is no command 'nonsense'."],
    ['help nonsense', "There is no command 'nonsense'."],
  ])('%s: %s', async (line, sentence) => {
    await run(line.split(' '));
    expect(complaints[0]).toContain(sentence);
    expect(process.exitCode).toBe(2);
  });

  it.each([
    [
      'api publish http://127.0.0.1:1/docs',
      'http://127.0.0.1:1/docs cannot be read: bad port. Check the address',
    ],
    ['api publish /', '/ cannot be read (EISDIR'],
  ])('%s: exits with 1 and %s', async (line, sentence) => {
    await run([...line.split(' '), '--store', temporaryFolder('store')]);
    expect(complaints[0]).toContain(sentence);
    expect(process.exitCode).toBe(1);
  });
});
