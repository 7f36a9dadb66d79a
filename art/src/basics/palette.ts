/** The colours of one hour of the day. */
export interface Palette {
  /** Five colours of the sky, from the zenith to the horizon. */
  sky: readonly string[];
  sun: string;
  /** The farthest ridge; nearer ones are mixed towards `near`. */
  far: string;
  near: string;
}

/** The night of the show: the darkest ground, and the people in front of the sun. */
export const NIGHT = '#150a14';

/** The hours a scene can be drawn at. */
export const PALETTES = {
  dawn: {
    sky: ['#2a1030', '#8f1f4d', '#f0502a', '#ffb43a', '#ffd98a'],
    sun: '#ffe3a1',
    far: '#c9443f',
    near: '#190a17',
  },
  dusk: {
    sky: ['#150a1c', '#3d1240', '#9a1d50', '#e8443a', '#ff8f3a'],
    sun: '#ffb258',
    far: '#7c1c4a',
    near: '#12070f',
  },
  night: {
    sky: ['#0d0a1c', '#171338', '#3a1b52', '#7b2559', '#d24a4a'],
    sun: '#ffd0a0',
    far: '#3a1c50',
    near: '#0d0713',
  },
  sea: {
    sky: ['#10283a', '#14566b', '#2f9c98', '#f3b35c', '#ffdc97'],
    sun: '#fff0c4',
    far: '#1b5f6d',
    near: '#0b1a26',
  },
  day: {
    sky: ['#b8324b', '#ee6335', '#ff9f3d', '#ffcf74', '#ffe9b9'],
    sun: '#fff6da',
    far: '#d4553c',
    near: '#3a1330',
  },
} satisfies Record<string, Palette>;

export type Hour = keyof typeof PALETTES;

/**
 * A colour between two others.
 * @param share how much of `to` is in it, 0 to 1
 */
export function mix(from: string, to: string, share: number): string {
  const target = channels(to);
  const mixed = channels(from).map((value, i) => Math.round(value + (target[i]! - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

function channels(colour: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
}
