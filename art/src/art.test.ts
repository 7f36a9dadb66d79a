import { JSDOM } from 'jsdom';

import { type ArtSpec, draw } from './index';

const size = { width: 480, height: 320 };

const SPECS: ArtSpec[] = [
  { draw: 'hero', width: 1440, height: 900 },
  { draw: 'hero', ...size, options: { peopleX: [], shade: false, moving: true } },
  { draw: 'scene', ...size, options: { subject: 'ridge', seed: 'a' } },
  { draw: 'scene', ...size, options: { subject: 'stage', seed: 'a' } },
  { draw: 'scene', ...size, options: { subject: 'bridge', hour: 'dusk' } },
  { draw: 'scene', ...size, options: { subject: 'coast', hour: 'sea' } },
  { draw: 'scene', ...size, options: { subject: 'city', hour: 'night' } },
  { draw: 'scene', ...size, options: { subject: 'set' } },
  { draw: 'scene', ...size, options: { subject: 'desk' } },
  { draw: 'portrait', ...size, options: { seed: 'Ana' } },
  { draw: 'portrait', ...size, options: { seed: 'Ana', hair: 'scarf', glasses: true } },
  { draw: 'portrait', ...size, options: { seed: 'Marko', hair: 'curly', beard: true, top: 'tee' } },
  { draw: 'cover', ...size, options: { seed: 'Zrno' } },
  { draw: 'cover', ...size, options: { seed: 'Zrno', index: 7 } },
  { draw: 'mark', width: 64, height: 64, options: { disc: '#1e0f1c' } },
  { draw: 'notFound', ...size, options: { radius: 50, digits: 140 } },
  { draw: 'band', ...size, options: { ridges: [{ colour: '#c2303f', seed: 'a', height: 90 }] } },
  { draw: 'map', width: 820, height: 600, options: { counts: { rs: 71, me: 5 } } },
];

describe.each(SPECS.map((spec, i) => [`${i} ${spec.draw}`, spec] as const))('%s', (_name, spec) => {
  const drawn = draw(spec);

  it('is the same bytes each time', () => {
    expect(draw(structuredClone(spec))).toBe(drawn);
  });

  it('is one whole SVG document of the size asked for', () => {
    const root = parse(drawn).documentElement;
    expect(root.tagName).toBe('svg');
    expect(root.getAttribute('width')).toBe(String(spec.width));
    expect(root.getAttribute('height')).toBe(String(spec.height));
    expect(drawn).not.toMatch(/NaN|undefined|Infinity/);
  });

  it('loads nothing external, and every reference has its id', () => {
    expect(drawn).not.toMatch(/href|<image|<script|@import|https?:\/\/(?!www\.w3\.org\/2000\/svg)/);
    const ids = [...drawn.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    const used = [...drawn.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(used.filter((id) => !ids.includes(id))).toEqual([]);
  });
});

describe('ids', () => {
  it('never clash between two pictures of one document', () => {
    const ids = SPECS.flatMap((spec) =>
      [...draw(spec).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id),
    );
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('a spec that asks for what we cannot draw', () => {
  it.each([
    [{ draw: 'unicorn', ...size }, 'No drawing is called "unicorn"'],
    [{ draw: 'mark', width: 0, height: 10 }, 'needs a width and a height'],
  ])('%j is refused with a sentence', (spec, message) => {
    expect(() => draw(spec as unknown as ArtSpec)).toThrow(message);
  });
});

function parse(text: string) {
  return new new JSDOM('').window.DOMParser().parseFromString(text, 'image/svg+xml');
}
