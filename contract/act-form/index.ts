export { type ActField, type FieldKind, readFields } from './readFields';
