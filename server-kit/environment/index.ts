export {
  address,
  flag,
  integer,
  keys,
  like,
  list,
  network,
  oneOf,
  origin,
  port,
  text,
  url,
} from './fields';
export { given, readVariables, WrongVariable } from './readVariables';
