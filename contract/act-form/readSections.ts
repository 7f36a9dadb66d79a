import { type ActField, filled, isSchema, readField, type Schema } from './readFields';

/** A field of a document: an input, a group of fields, or a list of groups. */
export type DocumentNode =
  | { kind: 'field'; field: ActField; optional: boolean }
  | { kind: 'group'; optional: boolean; fields: readonly NamedNode[] }
  | { kind: 'list'; max: number; item: DocumentNode };

/** A node with its key and its label. */
export interface NamedNode {
  name: string;
  title: string;
  node: DocumentNode;
}

/** Fields that are filled in together, on one page. */
export interface DocumentSection {
  /** Used in the address: the name of the list, or of the part of the document. */
  name: string;
  title: string;
  /** The part of the document, 'site'. */
  part: string;
  fields: readonly NamedNode[];
}

/**
 * Reads the sections of a document from its JSON Schema, whose properties are the parts. A list with a `section` is a
 * section of its own; the other fields of a part form another one.
 */
export function readSections(schema: Schema): DocumentSection[] {
  return propertiesOf(schema).flatMap(([part, partSchema]) => {
    const sections = new Map<string, DocumentSection>();
    for (const [name, own] of propertiesOf(partSchema)) {
      const isList = own.type === 'array';
      const place = typeof own.section === 'string' ? own.section : isList ? name : part;
      const title = place === part ? titleOf(partSchema, part) : titleOf(own, name);
      const section = sections.get(place) ?? { name: place, title, part, fields: [] };
      const fields = [...section.fields, readNamed(name, own)];
      sections.set(place, { ...section, fields, title: isList ? title : section.title });
    }
    return [...sections.values()];
  });
}

/** The initial value of a new field, group or list. */
export function blankOf(node: DocumentNode): unknown {
  if (node.kind === 'list') return [];
  if (node.kind === 'group') return node.optional ? null : filledGroup(node);
  const { kind, min, options } = node.field;
  if (kind === 'number') return !node.optional && min === 0 ? 0 : null;
  return kind === 'choice' ? (options[0] ?? '') : '';
}

/** A group with empty fields, even where the group is optional. */
export const filledGroup = ({ fields }: { fields: readonly NamedNode[] }) =>
  Object.fromEntries(fields.map(({ name, node }) => [name, blankOf(node)]));

function readNamed(name: string, schema: Schema): NamedNode {
  return { name, title: titleOf(schema, name), node: readNode(name, schema) };
}

function readNode(name: string, schema: Schema): DocumentNode {
  const optional = Array.isArray(schema.anyOf) && schema.anyOf.some((one) => one.type === 'null');
  const { type, properties, items, maxItems } = { ...filled(schema), ...schema };
  if (type === 'array' && isSchema(items))
    return { kind: 'list', max: Number(maxItems ?? Infinity), item: readNode(name, items) };
  if (type === 'object') {
    const fields = propertiesOf({ properties }).map(([key, own]) => readNamed(key, own));
    return { kind: 'group', optional, fields };
  }
  return { kind: 'field', optional, field: readField(name, schema, false) };
}

const titleOf = ({ title }: Schema, name: string) => (typeof title === 'string' ? title : name);

const propertiesOf = ({ properties }: Schema) =>
  Object.entries(isSchema(properties) ? properties : {}).filter(
    (entry): entry is [string, Schema] => isSchema(entry[1]),
  );
