/** The rules of one styled component. */
export interface StyleGroup {
  /** Position among all groups: later groups override earlier ones. */
  order: number;
  id: string;
  /** Names of its rules: class names, or names of animations and global styles. */
  names: string[];
  rules: string[];
}

/** The separator of styled-components in a style tag that its browser half parses. */
const RULE_END = '/*!sc*/\n';
const GROUP_MARKER = /^data-styled\.g(\d+)\[id="([^"]+)"\]\{content:"([^"]*)"\}$/;

/** Parses the text of a style tag: a component's rules, then a line with their names. */
export function readGroups(text: string): StyleGroup[] {
  const groups: StyleGroup[] = [];
  let rules: string[] = [];
  for (const part of text.split(RULE_END).filter(Boolean)) {
    const marker = GROUP_MARKER.exec(part);
    if (!marker) rules.push(part);
    else {
      const [, order, id, names] = marker;
      groups.push({
        order: Number(order),
        id: id!,
        names: names!.split(',').filter(Boolean),
        rules,
      });
      rules = [];
    }
  }
  return groups;
}

/** Returns the text of a style tag with these groups. */
export function writeGroups(groups: readonly StyleGroup[]): string {
  return groups
    .flatMap(({ order, id, names, rules }) => [
      ...rules,
      `data-styled.g${order}[id="${id}"]{content:"${names.map((name) => `${name},`).join('')}"}`,
    ])
    .map((part) => part + RULE_END)
    .join('');
}

/** Returns one part of a group: the rules of these names. */
export function groupOf(group: StyleGroup, names: readonly string[]): StyleGroup {
  const mine = group.names.filter((name) => names.includes(name));
  return { ...group, names: mine, rules: group.rules.filter((rule) => goesBy(rule, mine)) };
}

/** Called for all rules of every page: one pattern instead of one for each name. */
const CLASS_SELECTOR = /\.([A-Za-z_-][\w-]*)/g;

function goesBy(rule: string, names: readonly string[]): boolean {
  for (const [, name] of rule.matchAll(CLASS_SELECTOR)) if (names.includes(name!)) return true;
  return false;
}
