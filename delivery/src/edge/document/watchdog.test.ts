import { createHash } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';

import { WATCHDOG, watchdogTag } from './inlineScripts';

/** More would be too much for a rare event; in bytes. */
const LARGEST = 830;

const tagOf = (shell: string, apiBase = '/api') => watchdogTag({ shell, revision: 7 }, { apiBase });

describe('the script that watches the shell', () => {
  it('is small', () => {
    expect(brotliCompressSync(WATCHDOG.text).length).toBeLessThanOrEqual(LARGEST);
  });

  it('is a script that parses, without comments', () => {
    expect(() => new Function(WATCHDOG.text)).not.toThrow();
    expect(WATCHDOG.text).not.toMatch(/\/\/|biome|\n|<\//);
  });

  it('parses in browsers that are too old for the shell (rule 1.55)', () => {
    expect(WATCHDOG.text).not.toMatch(/\?\.|\?\?|\|\|=|&&=/);
  });

  it('is the same on every page, so that one hash allows it', () => {
    const texts = [tagOf('1.0.0-aaaaaaaa'), tagOf('"><script>', 'https://api.example')].map(
      (html) => /^<script [^>]*>(.*)<\/script>$/s.exec(html)![1]!,
    );
    expect(texts[0]).toBe(texts[1]);
    const hash = createHash('sha256').update(texts[0]!).digest('base64');
    expect(WATCHDOG.source).toBe(`'sha256-${hash}'`);
  });

  it('reads from its attributes what to report, and where', () => {
    const [, facts = ''] = /^<script ([^>]*)>/.exec(tagOf('1.0.0-aaaaaaaa'))!;
    expect(facts).toContain('data-api="/api/beacons"');
    const [, report = ''] = /data-report="([^"]+)"/.exec(facts)!;
    expect(JSON.parse(report.replaceAll('&quot;', '"'))).toEqual({
      remote: 'shell',
      id: '1.0.0-aaaaaaaa',
      revision: 7,
      phase: 'load',
      ok: false,
    });
  });
});
