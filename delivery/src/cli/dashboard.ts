import { readReportSource } from '../env';
import { errorsReader } from '../errors/readErrors';
import { mapsReader } from '../errors/releaseMaps';
import { reportReader } from '../watch/askApi';
import type { Command } from './commands';
import { blockCommand, rollbackCommand } from './deploy';
import { print, readOptions, storeOf, TEXT, WrongUse } from './options';

export const dashboardCommand: Command = {
  usage: '[--port 0]',
  does: 'a page for teams on this machine: status, share, vitals, errors, history, block, roll back',
  about:
    'Serves a page on this machine only, at an address with a random word. It shows what is deployed, to ' +
    'which share of visitors, how it performs, what failed and where, and the history. It can also roll back and ' +
    'block, with your key, the packages that your key may change.',
  examples: ['dashboard', 'dashboard --port 4300'],
  async run(args) {
    // A long-running server: no other command waits for it.
    const { buildDashboard } = await import('../dashboard/dashboardServer');
    const { values } = readOptions(args, { port: TEXT });
    const store = storeOf(values);
    const source = readReportSource();
    const sources = {
      store,
      readReport: reportReader(source),
      readErrors: errorsReader(source),
      readMaps: mapsReader(store),
    };
    const common = [
      ...(values.store ? [`--store=${values.store}`] : []),
      ...(values.by ? [`--by=${values.by}`] : []),
    ];
    const commands = { rollback: rollbackCommand, block: blockCommand };
    const { app, path } = buildDashboard(sources, (verb, own) =>
      commands[verb].run([...own, ...common]),
    );
    const origin = await app.listen({ host: '127.0.0.1', port: portOf(values.port ?? '0') });
    const url = origin + path;
    print(
      values.json,
      { url },
      `${url}\nDo not share this address: everybody who has it can do what you can do.`,
    );
    await new Promise<void>((stop) => {
      for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop());
    });
    await app.close();
  },
};

/** @throws Error when it is not a port; 0 means any free port */
function portOf(text: string): number {
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port < 65_536) return port;
  throw new WrongUse(`--port must be a port from 0 to 65535, not '${text}'.`);
}
