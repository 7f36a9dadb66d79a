import { ROOT } from 'server-kit/repository';
import { checkAdvisories } from './checkAdvisories';

/** `npm run advisories`: advisories on the packages of the lockfile. Not part of `npm test`. */
async function main() {
  const { code, output: text } = await checkAdvisories(ROOT);
  console.log(text);
  process.exitCode = code;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
});
