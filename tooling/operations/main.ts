import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { generatedFiles } from './generatedFiles';

/** `npm run operations`: writes the files for operators that are made of something else. */
for (const [file, text] of Object.entries(generatedFiles(read('../../README.md')))) {
  writeFileSync(join(__dirname, file), text);
  console.log(`tooling/operations/${file}`);
}

function read(file: string): string {
  return readFileSync(join(__dirname, file), 'utf8');
}
