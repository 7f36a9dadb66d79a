import type { StaffAct } from '../wire/staff.contract';

/** The kind of a field. `text` also stands in for kinds that no form knows. */
export type FieldKind =
  | 'toggle'
  | 'choice'
  | 'number'
  | 'day'
  | 'month'
  | 'local-time'
  | 'moment'
  | 'paragraph'
  | 'picture'
  | 'text';

/** The lists in which people and objects are found by name. */
export const SUGGESTIONS = [
  'startups',
  'people',
  'mentors',
  'upcoming-sessions',
  'past-sessions',
] as const;
export type Suggestions = (typeof SUGGESTIONS)[number];

/** One field of an act, or of a document. */
export interface ActField {
  name: string;
  /** Its label when the name does not suffice: 'Last day of sessions'. */
  title?: string;
  /** Undefined when no form has an input for it. */
  kind: FieldKind | undefined;
  /** Help text without capital and full stop: 'slug or id of the startup'. */
  help: string;
  required: boolean;
  /** The options of a choice. */
  options: string[];
  /** The initial value. */
  initial: string | boolean;
  min?: number;
  max?: number;
  maxLength?: number;
  example?: string;
  /** Where the input searches by name, because people do not know slugs and ids. */
  suggestions?: Suggestions;
}

export type Schema = Record<string, unknown>;

/** Texts that may be longer than this get a multi-line field. */
const PARAGRAPH_LENGTH = 400;

/** Reads the JSON Schema of an act's fields, in their order. */
export function readFields({ properties, required }: StaffAct['fields']): ActField[] {
  const needed = Array.isArray(required) ? (required as unknown[]) : [];
  return Object.entries(isSchema(properties) ? properties : {}).flatMap(([name, schema]) =>
    isSchema(schema) ? [readField(name, schema, needed.includes(name))] : [],
  );
}

/** Reads the JSON Schema of one field; a nullable type is read as the type without null. */
export function readField(name: string, given: Schema, required: boolean): ActField {
  const schema = { ...filled(given), ...given };
  const { title, description, enum: among, default: initial, examples } = schema;
  const suggestions = SUGGESTIONS.find((one) => one === schema.suggestions);
  const kind = kindOf(schema);
  const [example] = Array.isArray(examples) ? (examples as unknown[]) : [];
  return {
    name,
    kind,
    required,
    ...(typeof title === 'string' && { title }),
    help: typeof description === 'string' ? description : '',
    options: Array.isArray(among) ? among.map(String) : [],
    initial: kind === 'toggle' ? initial === true : String(initial ?? ''),
    min: numberIn(schema.minimum) ?? (schema.exclusiveMinimum === 0 ? 1 : undefined),
    max: numberIn(schema.maximum),
    maxLength: numberIn(schema.maxLength),
    ...(example !== undefined && { example: String(example) }),
    ...(suggestions && { suggestions }),
  };
}

function kindOf({ type, enum: among, format, maxLength }: Schema): FieldKind | undefined {
  if (type === 'boolean') return 'toggle';
  if (type === 'integer' || type === 'number') return 'number';
  if (type !== 'string') return undefined;
  if (Array.isArray(among)) return 'choice';
  if (format === 'date') return 'day';
  if (format === 'picture') return 'picture';
  if (format === 'month' || format === 'local-time') return format;
  if (format === 'date-time') return 'moment';
  return typeof maxLength === 'number' && maxLength > PARAGRAPH_LENGTH ? 'paragraph' : 'text';
}

/** The type of a nullable schema, without null. */
export function filled({ anyOf }: Schema): Schema {
  const others = Array.isArray(anyOf) ? (anyOf as unknown[]).filter(isSchema) : [];
  return others.find(({ type, const: only }) => type !== 'null' && only === undefined) ?? {};
}

const numberIn = (value: unknown) => (typeof value === 'number' ? value : undefined);

export const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
