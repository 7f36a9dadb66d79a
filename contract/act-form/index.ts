export { type ActField, type FieldKind, readFields, type Suggestions } from './readFields';
export {
  blankOf,
  type DocumentNode,
  type DocumentSection,
  filledGroup,
  type NamedNode,
  readSections,
} from './readSections';
