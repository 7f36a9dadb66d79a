import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { FRONT, fileLaw } from './sources';

const CUTS = join(__dirname, '../../shared-ui/src/theme/fontCuts.json');
const { weights } = JSON.parse(readFileSync(CUTS, 'utf8')) as { weights: [number, number] };
const [LIGHTEST, BOLDEST] = weights;

const FACES = /\/theme\/(fonts|fallbackFonts)\.ts$/; // they declare ranges of weights
const WEIGHT = /font-weight: ([^;}`]+)|font: (\d+) /g;

/** The build limits fonts to a range of weights; beyond it a browser would use the nearest one. */
export const weightLaw = fileLaw(
  'font-weights',
  (path) => FRONT.test(path) && !FACES.test(path),
  ({ text }) =>
    [...text.matchAll(WEIGHT)]
      .map(([, alone, first]) => alone ?? first)
      .filter((weight) => !(Number(weight) >= LIGHTEST && Number(weight) <= BOLDEST))
      .map(
        (weight) =>
          `our fonts have weights ${LIGHTEST} to ${BOLDEST} (fontCuts.json), not ${weight}`,
      ),
);
