import { ROOT } from 'server-kit/repository';

import { planRaises, writeRaises } from './raise';

/** `npm run versions [-- --write]`: the next version of each package by its commits, and its changelog. */
const args = process.argv.slice(2);
const unknown = args.find((arg) => arg !== '--write');

if (unknown) {
  console.error(`There is no option '${unknown}'. Known: --write.`);
  process.exitCode = 1;
} else {
  const raises = planRaises(ROOT);
  for (const { name, from, to, commits } of raises) {
    console.log(`${name} ${from === to ? `${to}, for the first time` : `${from} -> ${to}`}`);
    for (const { type, subject } of commits) console.log(`  ${type || '-'}: ${subject}`);
  }
  if (raises.length === 0) console.log('No package has changed for those who use it.');
  if (args.includes('--write')) writeRaises(ROOT, raises, new Date().toISOString().slice(0, 10));
}
