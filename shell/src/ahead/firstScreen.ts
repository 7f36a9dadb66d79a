import { groupOf, readGroups, type StyleGroup, writeGroups } from './styleGroups';

/** What a browser needs to draw a page: styles for its head, and HTML. */
interface Drawing {
  css: string;
  html: string;
}

const STYLE_TAG = /^(<style[^>]*>)([\s\S]*)<\/style>$/;
/** Where React begins a part of a page that comes to life on its own. */
const PART = '<!--$-->';

/**
 * Cuts a page in two at the first part after its headline: the head carries the styles of what stands
 * before, and a second style tag at the cut those of the rest. So the first screen is drawn while the
 * rest is still on its way. Styled-components takes both tags away before React looks at the page.
 */
export function firstScreen(page: Drawing): Drawing {
  const tag = STYLE_TAG.exec(page.css);
  const cut = page.html.indexOf(PART, page.html.indexOf('</h1>'));
  if (!tag || cut < 0 || !page.html.includes('</h1>')) return page;

  const [, open, text] = tag;
  const groups = readGroups(text!);
  const now = namesFor(page.html.slice(0, cut), page.html, groups);
  const split = groups.map((group) => {
    const late = group.names.filter((name) => !now.has(name) && isClass(group, name));
    return { group, late, soon: group.names.filter((name) => !late.includes(name)) };
  });
  const head = split.map(({ group, late, soon }) => (late.length ? groupOf(group, soon) : group));
  const rest = split.map(({ group, late }) => groupOf(group, late));
  const style = (parts: StyleGroup[]) =>
    `${open}${writeGroups(parts.filter(({ names }) => names.length > 0))}</style>`;
  return {
    css: style(head),
    html: page.html.slice(0, cut) + style(rest) + page.html.slice(cut),
  };
}

/**
 * Class names whose rules must stand in the head: those of the first screen, and those that another
 * one of the head overrides on some element below. Which rule wins is then decided as in one tag.
 */
function namesFor(first: string, all: string, groups: readonly StyleGroup[]): Set<string> {
  const orders = new Map(groups.flatMap(({ order, names }) => names.map((name) => [name, order])));
  const now = new Set(classLists(first).flat());
  let before: number;
  do {
    before = now.size;
    for (const list of classLists(all)) {
      const last = Math.max(...list.filter((name) => now.has(name)).map(orderOf));
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

/** Animations and global styles have names too, but no class: they stay where they are. */
const isClass = (group: StyleGroup, name: string) => groupOf(group, [name]).rules.length > 0;
