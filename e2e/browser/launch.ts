import { join } from 'node:path';

/** Switches that every Chromium here is started with: quiet, alone, and working as root. */
const SWITCHES = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
];

/** The fonts of the machine are out of sight: what a page shows then comes from its own files. */
const FONTS = join(__dirname, 'world/fonts.conf');

/** How every Chromium of the tests is started, whichever it is. */
export const launchOptions = (executablePath: string) => ({
  executablePath,
  args: SWITCHES,
  env: { ...definedOnly(process.env), FONTCONFIG_FILE: FONTS },
});

const definedOnly = (env: NodeJS.ProcessEnv) =>
  Object.fromEntries(
    Object.entries(env).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
