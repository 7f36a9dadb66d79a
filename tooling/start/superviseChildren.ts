import { reportStep } from 'server-kit/bin/progress.mjs';

import { type Processes, processes } from './processes';

/** Processes that all stop, together with this one, when one of them exits or a signal arrives. */
interface Children extends Pick<Processes, 'start'> {
  stop(code: number): Promise<void>;
  isStopping(): boolean;
}

export function superviseChildren(): Children {
  const children = processes({
    onStep: reportStep,
    onExit(name, code) {
      console.error(`The ${name} stopped with code ${code}; stopping the rest.`);
      void stop(1);
    },
  });
  let stopping: Promise<void> | undefined;
  const stop = (code: number) => {
    stopping ??= children.stop().then(() => process.exit(code));
    return stopping;
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => void stop(0));
  }
  return { start: children.start, stop, isStopping: () => stopping !== undefined };
}
