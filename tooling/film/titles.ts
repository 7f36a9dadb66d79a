import { readFileSync } from 'node:fs';
import type { Size } from 'art';
import { svg } from 'art/basics/svg';
import satori from 'satori';
import { between, eased } from './camera';

const POSTER = readFileSync(
  require.resolve(
    '@fontsource/sofia-sans-extra-condensed/files/sofia-sans-extra-condensed-latin-900-normal.woff',
  ),
);

const drawn = new Map<string, string>();

/** A title card in poster letters, drawn as outlines: rises into its place and stays. */
export async function title(caption: string, size: Size, seconds: number): Promise<string> {
  const key = `${caption} ${size.width}x${size.height}`;
  const letters = drawn.get(key) ?? (await outlines(caption, size));
  drawn.set(key, letters);
  const come = eased(between(seconds, 0.15, 0.6));
  const shift = (1 - come) * 26;
  return svg`<g opacity="${come}" transform="translate(0,${shift})">${letters}</g>`;
}

async function outlines(caption: string, { width, height }: Size): Promise<string> {
  const style = {
    width: '100%',
    display: 'flex',
    paddingTop: height * 0.08,
    paddingLeft: width * 0.055,
    color: '#fff3e6',
    fontSize: width * 0.135,
    letterSpacing: '-0.01em',
  };
  const card = { type: 'div', key: null, props: { style, children: caption.toUpperCase() } };
  return satori(card, {
    width,
    height,
    fonts: [{ name: 'Poster', data: POSTER, weight: 900, style: 'normal' }],
  });
}
