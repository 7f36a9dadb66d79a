import { mix } from '../basics/palette';
import type { Pair, Top, Traits } from './traits';

/** Shoulders and chest; the shaded side lies right of the chin. */
export const SHOULDERS = 'M14,204C18,168 48,158 84,148L116,148C152,158 182,168 186,204Z';

/** Body, neck and what is worn on top. `clip` is the id of a clip path of `SHOULDERS`. */
export function body({ clothes, skin, top }: Traits, clip: string): string {
  const [lit, shaded] = clothes;
  return [
    `<path d="${SHOULDERS}" fill="${lit}"/>`,
    `<g clip-path="url(#${clip})"><path d="M104,140L112,204H200V140Z" fill="${shaded}"/></g>`,
    `<path d="M84,116H116V148Q100,164 84,148Z" fill="${skin[1]}"/>`,
    TOPS[top](clothes, skin),
  ].join('');
}

const TOPS: Record<Top, (clothes: Pair, skin: Pair) => string> = {
  blazer: ([, shaded], skin) =>
    `<path d="M84,147L100,176 116,147 128,152 104,204H96L72,152Z" fill="${darker(shaded, 0.28)}"/><path d="M86,149L100,174 114,149 108,204H92Z" fill="#fff3e6"/><path d="M84,116H116V146Q100,160 84,146Z" fill="${skin[1]}"/>`,
  turtle: ([lit, shaded]) =>
    `<path d="M82,134Q100,146 118,134V156Q100,168 82,156Z" fill="${lit}"/><path d="M104,141Q112,139 118,134V156Q112,161 104,163Z" fill="${shaded}"/>`,
  hoodie: ([, shaded]) =>
    `<path d="M80,146Q100,180 120,146L132,152Q126,186 100,188Q74,186 68,152Z" fill="${darker(shaded, 0.18)}"/>`,
  tee: ([, shaded]) =>
    `<path d="M82,147Q100,168 118,147L121,149Q100,177 79,149Z" fill="${darker(shaded, 0.2)}"/>`,
};

const darker = (colour: string, share: number) => mix(colour, '#000000', share);
