import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const MODULE = pathToFileURL(join(__dirname, 'closedPipe.mjs')).href;

/** A command that prints more than a pipe holds and continues: `… | head -1`. */
const TALKS = `
  for (let line = 0; line < 50_000; line += 1) SAY('a line of some length, number ' + line);
  setTimeout(() => { process.exitCode = 7; }, 100);`;

it.each(['console.log', 'process.stdout.write'])(
  'a command whose output nobody reads to the end (%s) finishes silently',
  async (say) => {
    const script = TALKS.replace('SAY', say);
    const child = spawn(process.execPath, ['--import', MODULE, '-e', script]);
    let complained = '';
    child.stderr.on('data', (text) => {
      complained += text;
    });
    child.stdout.once('data', () => child.stdout.destroy());

    const [code] = await once(child, 'close');
    expect({ code, complained }).toEqual({ code: 7, complained: '' });
  },
);
