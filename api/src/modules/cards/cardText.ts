import { CARD_SIZE, type Card } from './card';
import { drawable } from './drawable';
import { fitTitle } from './fitTitle';
import { cardFonts, familyOf } from './fonts';

const LIGHT = '#fff6ee';
const QUIET = '#e9d6e2';
const INK = '#1b0a14';
const SUN = 'linear-gradient(90deg, #ff5b3f, #ffb627)';
const MARGIN_LEFT = 72; // pixels
const MARGIN_BLOCK = 56; // pixels

/** Keeps the text clear of the sun and the picture. */
const TEXT_WIDTH = { alone: 610, beside: 590 }; // pixels

/** Renders the text of a card as SVG. Letters are paths, so it looks the same on every machine. */
export async function cardText(card: Card, product: string): Promise<string> {
  const width = card.picture ? TEXT_WIDTH.beside : TEXT_WIDTH.alone;
  const title = drawable(card.title) ?? `The ${product}`;
  const { size, lines } = fitTitle(title, width);
  // Names are never transformed; the headline of a page is in capitals.
  const shown = card.picture ? title : title.toUpperCase();
  const content = box({ ...TEXT_COLUMN, width }, [
    box({ ...display(40), color: LIGHT }, product.toUpperCase()),
    box({ flexGrow: 1 }, ''),
    box(PANEL, drawable(card.tag) ?? product),
    box({ ...TITLE, ...display(size), width, lineClamp: lines }, shown),
    box({ ...SUBTITLE, width }, drawable(card.line) ?? ''),
  ]);
  // Loaded with the first card, because most processes and nearly all tests never draw one.
  const { default: satori } = await import('satori');
  // Satori takes React elements; plain objects of their shape spare the api a dependency.
  return satori(content as never, { ...CARD_SIZE, fonts: cardFonts() });
}

const display = (size: number) => ({ fontFamily: familyOf('display'), fontSize: size });

const TEXT_COLUMN = {
  flexDirection: 'column',
  height: CARD_SIZE.height - 2 * MARGIN_BLOCK,
  padding: `${MARGIN_BLOCK}px 0 ${MARGIN_BLOCK}px ${MARGIN_LEFT}px`,
};

const PANEL = {
  alignSelf: 'flex-start',
  padding: '8px 18px',
  marginBottom: 20,
  backgroundImage: SUN,
  color: INK,
  ...display(34),
};

const TITLE = {
  display: 'block',
  color: LIGHT,
  lineHeight: 0.98,
  wordBreak: 'break-word',
  textOverflow: 'ellipsis',
};

const SUBTITLE = {
  display: 'block',
  marginTop: 22,
  color: QUIET,
  fontFamily: familyOf('text'),
  fontSize: 32,
  lineHeight: 1.3,
  lineClamp: 2,
};

function box(style: Record<string, unknown>, children: unknown) {
  return { type: 'div', props: { style: { display: 'flex', ...style }, children } };
}
