import { brotliCompressSync } from 'node:zlib';
import { sourceOf } from 'server-kit/html';

import { LATE_FONTS, lateFontsTags } from './lateFonts';

/** Every prerendered document has it, bytes. */
const LARGEST = 250;

describe('the script that names the fonts of a page when its scripts have come', () => {
  it('is small, parses and is allowed by its hash', () => {
    expect(brotliCompressSync(LATE_FONTS.text).length).toBeLessThanOrEqual(LARGEST);
    expect(() => new Function(LATE_FONTS.text)).not.toThrow();
    const [, text] = /<script>(.*)<\/script>$/s.exec(lateFontsTags('<style>a{}</style>'))!;
    expect(LATE_FONTS.source).toBe(sourceOf(text!));
  });

  it('leaves the rules as they are, whose hash the policy names', () => {
    const tags = lateFontsTags('<style>@font-face{src:url(/x)}</style>');
    expect(tags).toContain('>@font-face{src:url(/x)}</style>');
  });
});
