import { idsOf, linear, picture, type Size, svg } from '../basics/svg';
import { body, SHOULDERS } from './body';
import { face, HEAD } from './face';
import { hairBehind, hairInFront } from './hair';
import { type PortraitOptions, traitsOf } from './traits';

const VIEW_BOX = { width: 200, height: 200 };

/** The portrait of an invented person: flat colours, key light from one side, a sun disc behind the head. */
export function portrait(size: Size, options: PortraitOptions): string {
  const id = idsOf('portrait', size, options);
  const [ground, head, shoulders] = [id(), id(), id()];
  const traits = traitsOf(options);
  const [lit, shaded] = traits.backdrop;
  const light = linear(
    ground,
    [
      [0, lit],
      [1, shaded],
    ],
    [0, 0, 0.4, 1],
  );
  const clips = `<clipPath id="${head}"><path d="${HEAD}"/></clipPath><clipPath id="${shoulders}"><path d="${SHOULDERS}"/></clipPath>`;
  const disc = svg`<circle cx="${60 + 80 * traits.disc}" cy="92" r="70" fill="#fff1cf" opacity=".2"/>`;
  const parts = [
    `<defs>${light}${clips}</defs><rect width="200" height="200" fill="url(#${ground})"/>${disc}`,
    hairBehind(traits),
    body(traits, shoulders),
    face(traits, head),
    hairInFront(traits, id),
  ];
  return picture(size, parts.join(''), VIEW_BOX);
}
