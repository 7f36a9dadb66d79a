export { parseAs } from './parseAs';
export { tryParseJson } from './tryParseJson';
