import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from 'server-kit/testing/temporaryFolder';

import { processes } from './processes';

const folder = temporaryFolder('processes');
const onStep = () => {};

describe('the processes of one product', () => {
  it('reports a child that exits unexpectedly', async () => {
    const reported = await new Promise((resolve) => {
      const onExit = (name: string, code: number | null) => resolve([name, code]);
      const children = processes({ onExit, onStep });
      void children.start('api', script('process.exit(3);'), process.env);
    });
    expect(reported).toEqual(['api', 3]);
  });

  it('passes on a child’s steps, and waits for the first', async () => {
    const onStep = jest.fn();
    const children = processes({ onExit: () => {}, onStep });
    await children.start('api', script(`process.send({ step: 'Drawing' });`), process.env);
    expect(onStep.mock.calls).toEqual([['Drawing']]);
  });

  it('kills a child that ignores SIGTERM, and reports no exit', async () => {
    const onExit = jest.fn();
    const children = processes({ onExit, onStep });
    void children.start(
      'deaf',
      script(`process.on('SIGTERM', () => {}); setInterval(() => {}, 1e3);`),
      process.env,
    );

    await children.stop(200);

    expect(onExit).not.toHaveBeenCalled();
  });
});

function script(text: string): string {
  const file = join(folder, `child-${text.length}.ts`);
  writeFileSync(file, text);
  return file;
}
