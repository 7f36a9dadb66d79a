import { type MessagePort, parentPort } from 'node:worker_threads';

import { ProcessorBudget } from './ProcessorBudget';
import { OUT_OF_TIME_SIGNAL, type WatchMessage } from './processorWatch';

const CHECK_INTERVAL_MS = 100;

watch(parentPort!);

function watch(port: MessagePort): void {
  const budget = new ProcessorBudget(used);
  let timer: NodeJS.Timeout | undefined;
  const look = () => {
    if (budget.isSpent) process.kill(process.pid, OUT_OF_TIME_SIGNAL);
  };
  port.on('message', (message: WatchMessage) => {
    if ('begin' in message) budget.begin(message.begin, message.limit);
    else budget.end(message.end);
    clearInterval(timer);
    timer = budget.isIdle ? undefined : setInterval(look, CHECK_INTERVAL_MS);
  });
}

/** Milliseconds of all threads of the process, on Linux and macOS. */
function used(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
