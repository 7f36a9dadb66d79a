import { join } from 'node:path';

/** Switches for every Chromium of the tests: quiet, isolated, and able to run as root. */
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

/** Hides the fonts of the machine, so that a page can only use fonts from its own files. */
const FONTS = join(__dirname, 'world/fonts.conf');

/** Launch options of every Chromium of the tests, pinned or not. */
export const launchOptions = (executablePath: string) => ({
  executablePath,
  args: SWITCHES,
  env: { ...definedOnly(process.env), FONTCONFIG_FILE: FONTS },
});

const definedOnly = (env: NodeJS.ProcessEnv) =>
  Object.fromEntries(
    Object.entries(env).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
