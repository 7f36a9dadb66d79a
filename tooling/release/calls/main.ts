import { writeFileSync } from 'node:fs';

import { deriveCalls } from './deriveCalls';

/** Writes the calls of a package to a file: `main.ts <folder of the package> <file>`. */
const [folder, file] = process.argv.slice(2);
writeFileSync(file!, JSON.stringify(deriveCalls(folder!)));
