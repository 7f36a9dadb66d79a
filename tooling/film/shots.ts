import { hero, mark, type Size, scene } from 'art';
import { NIGHT } from 'art/basics/palette';
import { svg } from 'art/basics/svg';
import { between, eased, seen } from './camera';

/** One take of the film: what it shows `share` of the way through, as SVG. */
export interface Shot {
  /** Seconds from the start of the film. */
  from: number;
  to: number;
  title?: string;
  draw(size: Size, share: number): string;
}

/** Seconds in which one shot gives way to the next. */
export const FADE = 0.35;

/** The whole film in its order: dawn, the stage, three of the countries, the sun that is the mark. */
export const SHOTS: readonly Shot[] = [
  { from: 0, to: 3.6, title: 'Bring your team', draw: dawn },
  { from: 3.6, to: 6.8, title: 'Take the stage', draw: pitch },
  { from: 6.8, to: 7.9, title: '13 countries', draw: place('coast', 'sea', 'adria') },
  { from: 7.9, to: 9, title: '13 countries', draw: place('bridge', 'dawn', 'drina') },
  { from: 9, to: 10.1, title: '13 countries', draw: place('city', 'night', 'bosphorus') },
  { from: 10.1, to: 13, title: 'Your quest begins', draw: emblem },
];

/** Seconds. */
export const LENGTH = SHOTS.at(-1)!.to;

function dawn(size: Size, share: number): string {
  const sunY = 0.72 - 0.2 * eased(share);
  const people = { peopleX: [0.44, 0.53, 0.62, 0.71, 0.8], peopleHeight: 0.15 };
  const light = { sunX: 0.62, sunY, sunRadius: 0.23, shade: false, relief: 0.6 };
  return seen(
    hero(size, { ...people, ...light }),
    size,
    { from: 1.1, to: 1, towards: [0.5, 1] },
    share,
  );
}

function pitch(size: Size, share: number): string {
  const moment = eased(between(share, 0.1, 0.85));
  const drawing = scene(size, { subject: 'stage', seed: 'regvid', hour: 'dusk', moment });
  return seen(drawing, size, { from: 1, to: 1.12, towards: [0.5, 0.6] }, share);
}

function place(subject: 'coast' | 'bridge' | 'city', hour: 'sea' | 'dawn' | 'night', seed: string) {
  return (size: Size, share: number): string => {
    const drawing = scene(size, { subject, seed, hour });
    return seen(drawing, size, { from: 1.06, to: 1.16, towards: [0.4, 0.7] }, share);
  };
}

/** The sun sets into a slice of itself: the mark of the show on its night. */
function emblem(size: Size, share: number): string {
  const grown = eased(between(share, 0, 0.45));
  const side = size.width * (0.3 + 0.16 * grown);
  const [x, y] = [(size.width - side) / 2, size.height * 0.5 - side / 2];
  const drawn = mark({ width: side, height: side });
  const glow = svg`<circle cx="${size.width / 2}" cy="${size.height / 2}" r="${side * 1.15}" fill="url(#glow)"/>`;
  const light = `<defs><radialGradient id="glow"><stop offset="0.3" stop-color="#ff5b1f" stop-opacity="0.5"/><stop offset="1" stop-color="#e8194b" stop-opacity="0"/></radialGradient></defs>`;
  return svg`<rect width="${size.width}" height="${size.height}" fill="${NIGHT}"/>${light}${glow}${drawn.replace('<svg ', svg`<svg x="${x}" y="${y}" `)}`;
}
