import { testBucket } from 'server-kit/testing/testBucket';

/** The bucket's process: its folder and port are its arguments. */
async function main() {
  const [folder, port] = process.argv.slice(2);
  const bucket = await testBucket(folder, Number(port));
  process.on('SIGTERM', () => void bucket.stop().then(() => process.exit(0)));
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
