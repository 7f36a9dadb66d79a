import { groupOf, readGroups, type StyleGroup, writeGroups } from './styleGroups';

/** The parts that a browser needs to paint a page. */
interface Drawing {
  /** Style tags for the head. */
  css: string;
  html: string;
  /** A style tag for the end of the HTML: font files, which the first paint does not need. */
  fontCss?: string;
  /** Position in the HTML where the part below the fold begins. */
  cut?: number;
}

const STYLE_TAG = /^(<style[^>]*>)([\s\S]*)<\/style>$/;
/** A Suspense boundary hydrates on its own. */
const SUSPENSE_START = '<!--$-->';
const FONT_FACE = /^@font-face\s*\{/;
const FONT_FILE = /\burl\(/;

/**
 * Splits a page at the first boundary after its headline: the head contains the critical CSS, and a second style tag at
 * the split the rest. So the part above the fold is painted while the rest is still loading. Styled-components removes
 * both tags before hydration and inserts their rules again. A font inserted again would cause a layout of the whole
 * page. Therefore fonts have tags of their own, which stay: the tag of the files is behind everything that React
 * hydrates.
 */
export function splitAtFold(page: Drawing): Drawing {
  const tag = STYLE_TAG.exec(page.css);
  if (!tag) return page;

  const [, open, text] = tag;
  const { groups, fallbackFonts, files } = readStyles(text!);
  const cut = page.html.includes('</h1>')
    ? page.html.indexOf(SUSPENSE_START, page.html.indexOf('</h1>'))
    : -1;
  const style = (some: StyleGroup[]) =>
    `${open}${writeGroups(some.filter(({ names }) => names.length > 0))}</style>`;
  const fontCss = plain(files);
  if (cut < 0) return { css: plain(fallbackFonts) + style(groups), html: page.html, fontCss };

  const now = namesFor(page.html.slice(0, cut), page.html, groups);
  const parts = groups.map((group) => divide(group, now));
  return {
    css: plain(fallbackFonts) + style(parts.map(({ soon }) => soon)),
    html: page.html.slice(0, cut) + style(parts.map(({ late }) => late)) + page.html.slice(cut),
    fontCss,
    cut,
  };
}

const MAX_REMEMBERED_STYLES = 50;

/** Pages that differ only in their text have the same styles. */
const styles = new Map<string, ReturnType<typeof withoutFaces>>();

function readStyles(text: string): ReturnType<typeof withoutFaces> {
  const known = styles.get(text);
  if (known) return known;
  if (styles.size >= MAX_REMEMBERED_STYLES) styles.clear();
  const read = withoutFaces(readGroups(text));
  styles.set(text, read);
  return read;
}

/** Separates fonts from other rules. Text is first painted in the fallback fonts, which have the same metrics. */
function withoutFaces(groups: readonly StyleGroup[]) {
  const faces = groups.flatMap(({ rules }) => rules.filter((rule) => FONT_FACE.test(rule)));
  return {
    groups: groups.map((group) => ({
      ...group,
      rules: group.rules.filter((rule) => !FONT_FACE.test(rule)),
    })),
    fallbackFonts: faces.filter((rule) => !FONT_FILE.test(rule)),
    files: faces.filter((rule) => FONT_FILE.test(rule)),
  };
}

const plain = (rules: readonly string[]) =>
  rules.length > 0 ? `<style>${rules.join('')}</style>` : '';

/** Splits a component's rules into those that the head needs and the others; a half without names is dropped. */
function divide(group: StyleGroup, now: ReadonlySet<string>) {
  const late = group.names.filter((name) => !now.has(name) && isClass(group, name));
  if (late.length === 0) return { soon: group, late: { ...group, names: [], rules: [] } };
  const soon = group.names.filter((name) => !late.includes(name));
  return { soon: groupOf(group, soon), late: groupOf(group, late) };
}

/**
 * Returns the class names whose rules must be in the head: those above the fold, and those that another rule of the
 * head overrides on an element below. Then the cascade has the same result as with one tag.
 */
function namesFor(first: string, all: string, groups: readonly StyleGroup[]): Set<string> {
  const orders = new Map(groups.flatMap(({ order, names }) => names.map((name) => [name, order])));
  const now = new Set(classLists(first).flat());
  const lists = classLists(all);
  let before: number;
  do {
    before = now.size;
    for (const list of lists) {
      let last = -1;
      for (const name of list) if (now.has(name)) last = Math.max(last, orderOf(name));
      for (const name of list) if (orderOf(name) < last) now.add(name);
    }
  } while (now.size > before);
  return now;

  function orderOf(name: string): number {
    return orders.get(name) ?? -1;
  }
}

const classLists = (html: string) =>
  [...new Set(html.match(/ class="[^"]*"/g))].map((found) => found.slice(8, -1).split(' '));

/** Animations and global styles have names but no class: they stay in place. */
const isClass = (group: StyleGroup, name: string) => groupOf(group, [name]).rules.length > 0;
