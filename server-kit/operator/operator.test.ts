import { execFileSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join } from 'node:path';

import { temporaryFolder } from '../testing/temporaryFolder';

const NOBODY = 54_321;
const isRoot = process.getuid?.() === 0;

// Only root may start a process under another account.
(isRoot ? it : it.skip)('somebody without a name on this machine is told by their number', () => {
  const file = join(temporaryFolder('operator'), 'operator.ts');
  cpSync(join(__dirname, 'index.ts'), file);
  const text = `require(${JSON.stringify(require.resolve('tsx/cjs/api'))}).register();
    const { operatorName } = require(${JSON.stringify(file)});
    process.setgroups([]);
    process.setuid(${NOBODY});
    require('node:fs').writeSync(1, operatorName());
    process.exit(); // what tsx loads later may lie where that account cannot read`;
  expect(execFileSync(process.execPath, ['-e', text], { encoding: 'utf8' })).toBe(`user ${NOBODY}`);
});
