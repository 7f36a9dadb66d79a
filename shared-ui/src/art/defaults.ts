import somebody0 from './somebody0.art';
import somebody1 from './somebody1.art';
import somebody2 from './somebody2.art';
import somebody3 from './somebody3.art';
import somebody4 from './somebody4.art';
import somebody5 from './somebody5.art';
import something0 from './something0.art';
import something1 from './something1.art';
import something2 from './something2.art';
import something3 from './something3.art';
import something4 from './something4.art';
import something5 from './something5.art';

/** The subject of a missing picture: a person or a startup. */
export type DefaultPicture = 'portrait' | 'cover';

const DRAWN: Record<DefaultPicture, readonly string[]> = {
  portrait: [somebody0, somebody1, somebody2, somebody3, somebody4, somebody5],
  cover: [something0, something1, something2, something3, something4, something5],
};

/**
 * Returns the default picture for somebody without one (rule 3.5). @param seed usually the id: the same seed always
 * returns the same picture
 */
export function defaultPicture(kind: DefaultPicture, seed: number): string {
  const drawn = DRAWN[kind];
  return drawn[Math.abs(Math.trunc(seed)) % drawn.length] as string;
}
