import type { ApiDescription, Operation, Schema } from '../api/description';
import { answerOf, bodyOf, findOperation } from '../api/findOperation';

/** A change of an api: its name, and how it changes a description. */
export type Mutation = [name: string, change: (api: ApiDescription) => void];

/** A field in the response or the request body of a call. */
export type Place = readonly [call: string, field: string];

export function operation(api: ApiDescription, call: string): Operation {
  const found = findOperation(api, call);
  if (!found) throw new Error(`There is no call ${call} to change.`);
  return found;
}

/** Removes a call. @returns its path and operation */
export function drop(api: ApiDescription, call: string) {
  const found = operation(api, call);
  for (const [path, item] of Object.entries(api.paths)) {
    for (const [method, one] of Object.entries(item)) {
      if (one !== found) continue;
      delete item[method];
      return { path, method, found };
    }
  }
  throw new Error(`There is no call ${call} to drop.`);
}

export function move(api: ApiDescription, call: string): void {
  const { path, method, found } = drop(api, call);
  api.paths[`${path}/v2`] = { [method]: found };
}

export function remethod(api: ApiDescription, call: string): void {
  const { path, found } = drop(api, call);
  api.paths[path]!.put = found;
}

/** A field, and the schema that contains it. */
interface Field {
  holder: Schema;
  name: string;
  schema: Schema;
}

export const answer = (api: ApiDescription, [call, field]: Place) =>
  fieldAt(answerOf(operation(api, call)), field);
export const body = (api: ApiDescription, [call, field]: Place) =>
  fieldAt(bodyOf(operation(api, call)), field);

function fieldAt(root: Schema | undefined, field: string): Field {
  let holder = full(root);
  const steps = field.split('.');
  for (const step of steps.slice(0, -1)) {
    const isList = step.endsWith('[]');
    const next = full(holder.properties?.[step.replace('[]', '')]);
    holder = isList ? full(next.items) : next;
  }
  let name = steps.at(-1)!;
  if (name.endsWith('[]')) name = name.slice(0, -2);
  const schema = holder.properties?.[name];
  if (!schema) throw new Error(`There is no field ${field} to change.`);
  return { holder, name, schema };
}

/** The object in a union with null; of several objects the first. */
const full = (schema: Schema | undefined): Schema =>
  schema?.anyOf?.find(({ type }) => type !== 'null') ?? schema ?? {};

export function lose({ holder, name }: Field): void {
  delete holder.properties![name];
  holder.required = holder.required?.filter((one) => one !== name);
}

export function rename(field: Field): void {
  lose(field);
  field.holder.properties![`${field.name}_text`] = field.schema;
}

function put({ holder, name }: Field, schema: Schema): void {
  holder.properties![name] = schema;
}

export const asList = (field: Field) => put(field, { type: 'array', items: { type: 'boolean' } });
export const orNull = (field: Field) => put(field, { anyOf: [field.schema, { type: 'null' }] });
export const neverNull = (field: Field) => put(field, { type: 'string' });
export const add = ({ holder }: Field) =>
  void Object.assign(holder.properties!, { colour: { type: 'string' } });

export function mayLack({ holder, name }: Field): void {
  holder.required = holder.required?.filter((one) => one !== name);
}

export function want(api: ApiDescription, call: string): void {
  offer(api, call);
  const schema = full(bodyOf(operation(api, call)));
  schema.required = [...(schema.required ?? []), 'season'];
}

export function offer(api: ApiDescription, call: string): void {
  full(bodyOf(operation(api, call))).properties!.season = { type: 'string' };
}

export function lock(api: ApiDescription, call: string): void {
  operation(api, call).security = [{ bearer: [] }];
}

export function reword(api: ApiDescription, call: string): void {
  Object.assign(operation(api, call), { summary: 'In other words', tags: ['new'] });
}

export function renameParameters(api: ApiDescription): void {
  const renamed = Object.entries(api.paths).map(([path, item]) => {
    return [path.replace(/\{\w+\}/g, '{which}'), item] as const;
  });
  api.paths = {};
  for (const [path, item] of renamed) api.paths[path] = { ...api.paths[path], ...item };
}
