import { type Hour, PALETTES, type Palette } from '../basics/palette';
import { random } from '../basics/random';
import { type Ids, idsOf, type Size } from '../basics/svg';

/** What can happen in a scene. */
export type Subject = 'ridge' | 'stage' | 'bridge' | 'coast' | 'city' | 'set' | 'desk';

export interface SceneOptions {
  subject: Subject;
  seed?: string;
  hour?: Hour;
  /** `ridge` only: where the sun stands (shares of width and height), its radius, how many people. */
  sunX?: number;
  sunY?: number;
  sunRadius?: number;
  people?: number;
}

/** What every scene is drawn from. */
export interface Frame extends Size {
  id: Ids;
  /** The next number of this scene's own stream, 0 to 1. */
  next(): number;
  palette: Palette;
  seed: string;
  options: SceneOptions;
}

/** Sets a scene up: its size, hour, ids and stream of numbers. */
export function frameOf(size: Size, options: SceneOptions): Frame {
  const { subject, seed = '', hour = 'dawn' } = options;
  return {
    ...size,
    id: idsOf('scene', size, options),
    next: random(subject + seed),
    palette: PALETTES[hour],
    seed,
    options,
  };
}
