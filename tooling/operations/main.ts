import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { ROOT } from 'server-kit/repository';

import { envExample, readVariableTable } from './envExample';

/** `npm run operations`: generates the example of the variables from the README's table. */
const readme = readFileSync(join(ROOT, 'README.md'), 'utf8');
writeFileSync(join(__dirname, 'quest.env.example'), envExample(readVariableTable(readme)));
console.log('tooling/operations/quest.env.example');
