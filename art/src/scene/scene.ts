import { picture, type Size } from '../basics/svg';
import { bridgeScene } from './bridgeScene';
import { cityScene } from './cityScene';
import { coastScene } from './coastScene';
import { deskScene } from './deskScene';
import { type Frame, frameOf, type SceneOptions, type Subject } from './frame';
import { ridgeScene } from './ridgeScene';
import { setScene } from './setScene';
import { stageScene } from './stageScene';

const SUBJECTS: Record<Subject, (frame: Frame) => string> = {
  ridge: ridgeScene,
  stage: stageScene,
  bridge: bridgeScene,
  coast: coastScene,
  city: cityScene,
  set: setScene,
  desk: deskScene,
};

/** A moment of the programme, for pictures inside a page. Landmarks are generic. */
export function scene(size: Size, options: SceneOptions): string {
  return picture(size, SUBJECTS[options.subject](frameOf(size, options)));
}
