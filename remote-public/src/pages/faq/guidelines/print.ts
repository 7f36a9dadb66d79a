import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * Prints guidelines.html to guidelines.pdf, which visitors download: tagged, with language, title, outline and header
 * cells for screen readers. Run it after every change of the text; it uses `chromium` or the program at CHROMIUM_PATH.
 *
 * @example node --import tsx remote-public/src/pages/faq/guidelines/print.ts
 */
function printGuidelines(folder: string): void {
  const fonts = path.join(fontFolder(), '..');
  const source = readFileSync(path.join(folder, 'guidelines.html'), 'utf8');
  const room = mkdtempSync(path.join(tmpdir(), 'guidelines-'));
  const page = path.join(room, 'guidelines.html');

  writeFileSync(page, source.replaceAll('FONTS', pathToFileURL(fonts).href));
  execFileSync(process.env.CHROMIUM_PATH ?? 'chromium', [
    '--headless',
    '--no-sandbox', // the page is our own file
    '--disable-gpu',
    '--no-pdf-header-footer',
    '--export-tagged-pdf',
    '--generate-pdf-document-outline',
    `--user-data-dir=${room}`,
    `--print-to-pdf=${path.join(folder, 'guidelines.pdf')}`,
    pathToFileURL(page).href,
  ]);
  rmSync(room, { recursive: true, force: true });
}

function fontFolder(): string {
  const require = createRequire(path.join(process.cwd(), 'package.json'));
  return path.dirname(require.resolve('@fontsource-variable/sofia-sans/package.json'));
}

printGuidelines(import.meta.dirname);
