import { readFile } from 'node:fs/promises';

import { conflict } from '../app/httpError';
import type { Answer } from '../staff/act/act';
import { acts } from '../staff/acts/acts';
import { askAgain } from './askAgain';
import { runCli } from './cli';
import type { StaffCall } from './perform';

/** Runs a command line with work that returns `answer`. */
async function run(command: string, answer: Answer | Error = { id: 7 }, typed?: string) {
  const output: string[] = [];
  const complained: string[] = [];
  const calls: StaffCall[] = [];
  const work = async (call: StaffCall) => {
    calls.push(call);
    if (answer instanceof Error) throw answer;
    return answer;
  };
  const preview = async () => {
    if (answer instanceof Error) throw answer;
    return { sentence: 'Something will be done.' };
  };
  const code = await runCli(
    command.split(' ').filter(Boolean),
    { work, preview },
    {
      say: (text) => output.push(text),
      complain: (text) => complained.push(text),
      readFile: (path) =>
        path === 'none' ? readFile(path, 'utf8') : Promise.resolve(`content of ${path}`),
      askSecret: async (what) => `the ${what}`,
      ask: async (question) => {
        output.push(question);
        return typed;
      },
    },
  );
  return { code, output: output.join('\n'), complained: complained.join('\n'), calls };
}

const ROWS = [
  { id: 1, name: 'Žar', seasons: [1, 2], gone: null },
  { id: 12, name: 'Ovca', seasons: [], gone: null },
];

describe('npm run admin', () => {
  it.each(['', '--help', 'nonsense --help'])('lists every command for %j', async (command) => {
    const { code, output, calls } = await run(command);

    expect(code).toBe(0);
    expect(output).toMatch(/startups create +Creates a startup/);
    expect(calls).toEqual([]);
  });

  it('explains one group, and one command with its flags', async () => {
    expect((await run('rooms --help')).output).not.toMatch('startups create');
    expect((await run('programme launch --help')).output).not.toMatch('Flags');
    expect((await run('time-off add --help')).output).toMatch('start, e.g. 2026-07-01T00:00');
    const { output } = await run('startups create --help');

    expect(output).toMatch(/--name <value> +name of the startup \(required\)/);
    expect(output).toMatch(/--stage <[\w|-]*seed[\w|-]*> +.*\(default: seed\)/);
    expect(output).toMatch(/--draft {2,}do not publish it yet/);
  });

  it('explains which values a flag may have', async () => {
    expect((await run('mail report --help')).output).toMatch(
      /--type <bounce\|complaint> +bounce or complaint \(required\)/,
    );
  });

  it('prints facts, tables, JSON and CSV', async () => {
    const table = ['id  name  seasons  gone', '1   Žar   1, 2     -', '12  Ovca  -        -'];

    expect((await run('rooms find', { id: 7, name: 'Krug' })).output).toBe('id: 7\nname: Krug');
    expect((await run('startups find', ROWS)).output).toBe(table.join('\n'));
    expect((await run('startups find', [])).output).toBe('Nothing found.');
    expect((await run('startups find --json', ROWS)).output).toBe(JSON.stringify(ROWS));
    expect((await run('startups find --csv', ROWS)).output).toMatch('1,Žar,1 2,');
  });

  it('exits with 1 and the reason when it is refused', async () => {
    const { code, output, complained } = await run('rooms find', conflict('Not now.'));

    expect({ code, output, complained }).toEqual({ code: 1, output: '', complained: 'Not now.' });
    const json = await run('rooms find --json', conflict('Not now.'));
    expect(json).toMatchObject({ code: 1, output: '{"message":"Not now."}' });
  });

  it('names a missing file, and sends no request', async () => {
    const { code, complained, calls } = await run('programme edit --file none');

    expect({ code, complained, calls }).toEqual({
      code: 1,
      complained: 'There is no file none.',
      calls: [],
    });
  });

  const ANA = 'users create --email ana@b.example --name Ana --surname /';

  it('asks for a password, which is never on the command line', async () => {
    const { code, calls } = await run(ANA);
    expect({ code, calls }).toMatchObject({ code: 0, calls: [{ secret: 'the Password' }] });
    expect(calls[0]!.argv.join()).not.toContain('Password');
    expect((await run('users create --help')).output).toMatch(/read from the terminal/);
  });

  it.each(['--password Kestenje-4711', '--password=Kestenje-4711', '-password x', '--PASSWORD x'])(
    'refuses a password on the command line: %s',
    async (command) => {
      const { code, complained, calls } = await run(`${ANA} ${command}`);

      expect({ code, calls }).toEqual({ code: 2, calls: [] });
      expect(complained).toMatch(/can be read by other users/);
      expect(complained).not.toContain('Kestenje');
    },
  );

  describe('before something irreversible', () => {
    const RESET = 'users reset-second-factor --user Ana@b.example';

    it('describes it and asks to type its name', async () => {
      const { code, output, calls } = await run(RESET, undefined, ' ANA@b.example ');
      expect({ code, calls: calls.length }).toEqual({ code: 0, calls: 1 });
      expect(output).toMatch(/^Something will be done.$/m);
      expect(output).toMatch(/This cannot be undone. Type ana@b.example to continue: /);
    });

    it('does not ask when it would be refused', async () => {
      const { code, output, complained, calls } = await run(RESET, conflict('Not now.'), 'x');

      expect({ code, output, calls }).toEqual({ code: 1, output: '', calls: [] });
      expect(complained).toBe('Not now.');
    });

    it.each([
      ['somebody types something else', 'ana@c.example', /Nothing was done/],
      ['somebody presses Enter', '', /Nothing was done/],
      ['there is no terminal', undefined, /add --yes/],
    ])('does nothing when %s', async (_when, typed, reason) => {
      const { code, complained, calls } = await run(RESET, undefined, typed);
      expect({ code, calls }).toEqual({ code: 2, calls: [] });
      expect(complained).toMatch(reason);
    });

    it('does not ask with --yes, nor when a flag repeats the name', async () => {
      const erase = 'users erase --user ana@b.example --confirm ana@b.example';
      for (const command of [`${RESET} --yes`, `--yes ${RESET}`, erase]) {
        const { code, output, calls } = await run(command);
        expect({ code, calls: calls.length, output }).toEqual({
          code: 0,
          calls: 1,
          output: 'id: 7',
        });
        expect(calls[0]!.argv).not.toContain('--yes');
      }
    });

    it('asks before every act that requires it, and before no other', async () => {
      const look = async () => ({ sentence: '' });
      const asked = acts.filter(({ fields }) => !('confirm' in fields.shape));
      for (const act of asked) {
        const agreed = askAgain({ act, input: {}, yes: false }, look, async () => undefined);
        if (act.effect === 'irreversible') await expect(agreed).rejects.toThrow('--yes');
        else await agreed;
      }
    });
  });

  it.each([
    ['rooms burn', "Unknown command 'rooms burn'"],
    ['rooms create', '--name: '],
    ['rooms create --name Krug --colour red', "Unknown option '--colour'."],
    ['mail resend --id seven --yes', '--id: The id must be a number.'],
    ['rooms find --why', '--why needs a value.'],
    ['rooms find --by --json', '--by needs a value.'],
    ['startups import --file', '--file needs a value.'],
  ])('exits with 2 for %j without a request', async (command, reason) => {
    const { code, complained, calls } = await run(command);

    expect({ code, calls }).toEqual({ code: 2, calls: [] });
    expect(complained).toMatch(reason);
  });
});
