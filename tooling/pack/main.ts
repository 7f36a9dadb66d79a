import { join, relative, resolve } from 'node:path';

import { ROOT } from 'server-kit/repository';
import { packPackages } from './packPackages';

/** `npm run pack [-- folder]`: what other repositories install to build, check and publish a remote of their own. */
const folder = resolve(process.argv[2] ?? join(ROOT, 'dist/packages'));
for (const file of packPackages(folder)) console.log(relative(process.cwd(), file));
