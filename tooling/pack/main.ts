import { join, relative, resolve } from 'node:path';

import { ROOT } from 'server-kit/repository';
import { packPackages } from './packPackages';

/** `npm run pack [-- folder]`: packs what other repositories install to build, check and publish their own remote. */
const folder = resolve(process.argv[2] ?? join(ROOT, 'dist/packages'));
for (const file of packPackages(folder)) console.log(relative(process.cwd(), file));
