import { mix } from '../basics/palette';
import type { Hair, Traits } from './traits';

/** The outline of the head. */
export const HEAD =
  'M71,74C69,42 131,42 129,74L127.5,98C125.5,118 112,134 100,134C88,134 74.5,118 72.5,98Z';

const COVERS_EARS: readonly Hair[] = ['scarf', 'long', 'wavy', 'bob'];

/** Ears, head, mouth, eyes and glasses. `clip` is the id of a clip path of `HEAD`. */
export function face(traits: Traits, clip: string): string {
  const [lit, shaded] = traits.skin;
  const ears = COVERS_EARS.includes(traits.hair)
    ? ''
    : `<ellipse cx="71" cy="92" rx="5.5" ry="8.5" fill="${lit}"/><ellipse cx="129" cy="92" rx="5.5" ry="8.5" fill="${shaded}"/>`;
  const head = `<path d="${HEAD}" fill="${lit}"/><g clip-path="url(#${clip})"><path d="M102,36L102,86L109,104L101,108L103,120L101,140H140V36Z" fill="${shaded}"/></g>`;
  return [ears, head, traits.beard ? beard(traits, clip) : mouth(traits), eyes(traits)].join('');
}

function beard({ hairColour, skin }: Traits, clip: string): string {
  const lips = mix(skin[1], '#8a2b2b', 0.35);
  return `<g clip-path="url(#${clip})"><path d="M68,92C74,96 76,106 80,110C88,104 112,104 120,110C124,106 126,96 132,92V140H68Z" fill="${hairColour}"/><path d="M90,115Q100,119 110,115Q100,124 90,115Z" fill="${lips}"/></g>`;
}

function mouth({ skin, woman }: Traits): string {
  const lips = mix(skin[1], '#6b1420', woman ? 0.65 : 0.45);
  return `<path d="M90,116Q100,122 110,115" fill="none" stroke="${lips}" stroke-width="${woman ? 3 : 2.4}" stroke-linecap="round"/>`;
}

function eyes({ hairColour, woman, glasses }: Traits): string {
  const brows = `<path d="M80,82Q86,78 93,81M107,81Q114,78 120,82" fill="none" stroke="${mix(hairColour, '#20121c', 0.4)}" stroke-width="${woman ? 2.4 : 3.4}" stroke-linecap="round"/>`;
  return brows + EYES + (glasses ? GLASSES : '');
}

const EYES =
  '<ellipse cx="87" cy="90" rx="2.6" ry="2.9" fill="#20121c"/><ellipse cx="114" cy="90" rx="2.6" ry="2.9" fill="#20121c"/>';
const GLASSES =
  '<g fill="#fff" fill-opacity=".14" stroke="#20121c" stroke-width="2.3"><rect x="76.5" y="82" width="21" height="17" rx="7"/><rect x="103.5" y="82" width="21" height="17" rx="7"/><path d="M97.5,88h6" fill="none"/></g>';
