import { HttpError } from '../app/httpError';
import type { Answer } from '../staff/act/act';
import { acts } from '../staff/acts/acts';
import { askAgain } from './askAgain';
import { runCli } from './cli';
import type { StaffCall } from './perform';

/** Runs a command line against work that answers `answer`. */
async function run(words: string, answer: Answer | Error = { id: 7 }, typed?: string) {
  const said: string[] = [];
  const complained: string[] = [];
  const calls: StaffCall[] = [];
  const work = async (call: StaffCall) => {
    calls.push(call);
    if (answer instanceof Error) throw answer;
    return answer;
  };
  const code = await runCli(words.split(' ').filter(Boolean), work, {
    say: (text) => said.push(text),
    complain: (text) => complained.push(text),
    readFile: async (path) => `content of ${path}`,
    askSecret: async (what) => `the ${what}`,
    ask: async (question) => {
      said.push(question);
      return typed;
    },
  });
  return { code, said: said.join('\n'), complained: complained.join('\n'), calls };
}

const ROWS = [
  { id: 1, name: 'Žar', seasons: [1, 2], gone: null },
  { id: 12, name: 'Ovca', seasons: [], gone: null },
];

describe('npm run admin', () => {
  it.each(['', '--help', 'nonsense --help'])('lists every command for %j', async (words) => {
    const { code, said, calls } = await run(words);

    expect(code).toBe(0);
    expect(said).toMatch(/startups create +Creates a startup/);
    expect(calls).toEqual([]);
  });

  it('explains one group, and one command with its flags', async () => {
    expect((await run('rooms --help')).said).not.toMatch('startups create');
    const { said } = await run('startups create --help');

    expect(said).toMatch(/--name <value> +name of the startup \(needed\)/);
    expect(said).toMatch(/--stage <value> +.*\(default: seed\)/);
    expect(said).toMatch(/--draft {2,}do not publish it yet/);
  });

  it('prints facts, tables, JSON and CSV', async () => {
    const table = ['id  name  seasons  gone', '1   Žar   1, 2     -', '12  Ovca  -        -'];

    expect((await run('rooms find', { id: 7, name: 'Krug' })).said).toBe('id: 7\nname: Krug');
    expect((await run('startups find', ROWS)).said).toBe(table.join('\n'));
    expect((await run('startups find', [])).said).toBe('Nothing found.');
    expect((await run('startups find --json', ROWS)).said).toBe(JSON.stringify(ROWS));
    expect((await run('startups find --csv', ROWS)).said).toMatch('1,Žar,1 2,');
  });

  it('exits with 1 and the reason when it is refused', async () => {
    const { code, said, complained } = await run('rooms find', new HttpError(409, 'Not now.'));

    expect({ code, said, complained }).toEqual({ code: 1, said: '', complained: 'Not now.' });
    const json = await run('rooms find --json', new HttpError(409, 'Not now.'));
    expect(json).toMatchObject({ code: 1, said: '{"message":"Not now."}' });
  });

  const ANA = 'users create --email ana@b.example --name Ana --surname /';

  it('asks for a password, which never is on the command line', async () => {
    const { code, calls } = await run(ANA);
    expect({ code, calls }).toMatchObject({ code: 0, calls: [{ secret: 'the Password' }] });
    expect(calls[0]!.argv.join()).not.toContain('Password');
    expect((await run('users create --help')).said).toMatch(/asked for on the terminal/);
  });

  it.each(['--password Kestenje-4711', '--password=Kestenje-4711', '-password x', '--PASSWORD x'])(
    'refuses a password on the command line: %s',
    async (words) => {
      const { code, complained, calls } = await run(`${ANA} ${words}`);

      expect({ code, calls }).toEqual({ code: 2, calls: [] });
      expect(complained).toMatch(/can be read by others/);
      expect(complained).not.toContain('Kestenje');
    },
  );

  describe('before what nothing can undo', () => {
    const RESET = 'users reset-second-factor --user Ana@b.example';

    it('says what it is and wants it typed', async () => {
      const { code, said, calls } = await run(RESET, undefined, ' ANA@b.example ');
      expect({ code, calls: calls.length }).toEqual({ code: 0, calls: 1 });
      expect(said).toMatch(/Nothing can undo this. Type ana@b.example to go on: /);
    });

    it.each([
      ['somebody types something else', 'ana@c.example', /nothing was done/],
      ['somebody presses Enter', '', /nothing was done/],
      ['nobody can be asked', undefined, /say --yes/],
    ])('does nothing when %s', async (_when, typed, reason) => {
      const { code, complained, calls } = await run(RESET, undefined, typed);
      expect({ code, calls }).toEqual({ code: 2, calls: [] });
      expect(complained).toMatch(reason);
    });

    it('asks nobody with --yes, nor where a flag repeats the name', async () => {
      const erase = 'users erase --user ana@b.example --confirm ana@b.example';
      for (const words of [`${RESET} --yes`, `--yes ${RESET}`, erase]) {
        const { code, said, calls } = await run(words);
        expect({ code, calls: calls.length, said }).toEqual({ code: 0, calls: 1, said: 'id: 7' });
        expect(calls[0]!.argv).not.toContain('--yes');
      }
    });

    it('asks before every act that says so, and before no other', async () => {
      const asked = acts.filter(({ fields }) => !('confirm' in fields.shape));
      for (const act of asked) {
        const agreed = askAgain({ act, input: {}, yes: false }, async () => undefined);
        if (act.effect === 'irreversible') await expect(agreed).rejects.toThrow('--yes');
        else await agreed;
      }
    });
  });

  it.each([
    ['rooms burn', "Unknown command 'rooms burn'"],
    ['rooms create', '--name: '],
    ['rooms create --name Krug --colour red', "Unknown option '--colour'."],
  ])('exits with 2 for %j and asks nobody', async (words, reason) => {
    const { code, complained, calls } = await run(words);

    expect({ code, calls }).toEqual({ code: 2, calls: [] });
    expect(complained).toMatch(reason);
  });
});
