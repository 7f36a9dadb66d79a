import type { DocumentNode, DocumentSection, NamedNode } from 'contract/act-form';

import { type DocumentPath, isWithin, valueAt } from './documentPath';
import { itemName } from './itemName';

const places = ({ part, fields }: DocumentSection) => fields.map(({ name }) => `${part}.${name}`);

/** The section whose form contains a path of the document. */
const sectionAt = (sections: readonly DocumentSection[], path: DocumentPath) =>
  sections.find((section) => places(section).some((place) => isWithin(path, place)));

/** The address of the section's page, at the field. */
export function fieldUrl(sections: readonly DocumentSection[], path: DocumentPath): string {
  const section = sectionAt(sections, path);
  if (!section) return '/staff/programme';
  return `/staff/programme/${section.name}?field=${encodeURIComponent(path)}`;
}

/** A path in words: 'Seasons, Season 2, Trailer'. */
export function placeText(
  sections: readonly DocumentSection[],
  path: DocumentPath,
  document: unknown,
): string {
  const [part = '', ...keys] = path.split('.');
  const fields = sections.flatMap((section) => (section.part === part ? section.fields : []));
  let node: DocumentNode | undefined = { kind: 'group', optional: false, fields };
  let place = part;
  const names: string[] = [];
  for (const key of keys) {
    place = `${place}.${key}`;
    if (node?.kind === 'list') {
      names.push(itemName(valueAt(document, place)) || `entry ${Number(key) + 1}`);
      node = node.item;
    } else {
      const named: NamedNode | undefined =
        node?.kind === 'group' ? node.fields.find(({ name }) => name === key) : undefined;
      names.push(named?.title ?? key);
      node = named?.node;
    }
  }
  return names.join(', ');
}
