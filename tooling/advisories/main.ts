import { ROOT } from 'server-kit/repository';
import { checkAdvisories } from './checkAdvisories';

/** `npm run advisories`: what is known of the packages of the lockfile. No part of `npm test`. */
async function main() {
  const { code, output: text } = await checkAdvisories(ROOT);
  console.log(text);
  process.exitCode = code;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
});
