import { readFileSync } from 'node:fs';
import {
  type Expression,
  type KeyValueProperty,
  type Node,
  type ObjectExpression,
  parseSync,
} from '@swc/core';

import { type Route, route } from 'contract/route';
import { isPrerendered, withFormerName } from 'contract/route/prerendering';

/** The shell's list has another name, because its module has more exports. */
const ROUTE_LIST = /^(routes|shellRoutes)$/;

/** In a source; `ahead` is a former name. */
const ROUTE_SOURCE = route.omit({ ahead: true });

/** A route as declared in its source, with the module that its page is imported from. */
export interface StatedRoute extends Route {
  /** As written: `./pages/dashboard/DashboardPage`. */
  pageModule?: string;
}

/**
 * Parses the contents page of a package without running it. The shell must know the owner of each address before any of
 * its code is loaded, so routes are literals.
 * @param file a routes.tsx that exports `routes`
 * @throws Error that names the first value that is not a literal
 */
export function readRoutes(file: string): StatedRoute[] {
  const { body } = parseSync(readFileSync(file, 'utf8'), { syntax: 'typescript', tsx: true });
  for (const item of body) {
    if (item.type !== 'ExportDeclaration') continue;
    if (item.declaration.type !== 'VariableDeclaration') continue;
    for (const { id, init } of item.declaration.declarations) {
      if (id.type === 'Identifier' && ROUTE_LIST.test(id.value)) return readList(file, init);
    }
  }
  throw new Error(`${file} exports no 'routes'.`);
}

function readList(file: string, expression: Expression | null | undefined): StatedRoute[] {
  const list = expression && unwrap(expression);
  if (list?.type !== 'ArrayExpression') throw new Error(`${file}: 'routes' must be a list [ … ].`);
  return list.elements.map((element) => {
    const written = element && !element.spread && unwrap(element.expression);
    if (written && written.type === 'ObjectExpression') return readRoute(file, written);
    throw new Error(`${file}: every route is written out as { path: '…', … }.`);
  });
}

function readRoute(file: string, written: ObjectExpression): StatedRoute {
  const fields = new Map<string, Expression>();
  for (const property of written.properties) {
    if (property.type === 'KeyValueProperty') fields.set(keyOf(property), property.value);
  }
  const path = literal(fields.get('path'));
  if (typeof path !== 'string') throw new Error(`${file}: a route's path must be a plain string.`);
  const attributes = Object.keys(ROUTE_SOURCE.shape).map((name) => {
    const value = literal(fields.get(name));
    if (fields.has(name) && value === undefined) {
      throw new Error(`${file}: '${name}' of ${path} must be a plain value.`);
    }
    return [name, value] as const;
  });
  const { data: stated, error } = ROUTE_SOURCE.safeParse(Object.fromEntries(attributes));
  if (error) {
    const [issue] = error.issues;
    throw new Error(`${file}: '${issue?.path.join('.')}' of ${path}: ${issue?.message}.`);
  }
  requireSample(file, path, stated.sample);
  if (!stated.title) throw new Error(`${file}: ${path} needs a 'title', written out.`);
  const pageModule = importedModule(fields.get('page'));
  const query = isPrerendered(stated) ? (stated.query ?? []) : undefined; // undefined: the page reads no query parameters
  return JSON.parse(
    JSON.stringify({ ...withFormerName(stated), query, pageModule }),
  ) as StatedRoute;
}

/** The publish checks open every route, so a pattern needs an example of an existing address. */
function requireSample(file: string, path: string, sample: unknown): void {
  const pattern = path.split('/').map((part) => {
    if (part === '*') return '.+';
    return part.startsWith(':') ? '[^/:*?#]+' : escaped(part);
  });
  if (sample === undefined && pattern.join('/') === escaped(path)) return;
  if (new RegExp(`^${pattern.join('/')}$`, 'i').test(String(sample))) return;
  throw new Error(
    `${file}: ${path} needs a 'sample', an address of it that exists, e.g. '/startups/zrno'` +
      `${sample === undefined ? '' : `; '${sample}' is none of its addresses`}.`,
  );
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function unwrap(expression: Expression): Expression {
  const wrapped = ['TsAsExpression', 'TsSatisfiesExpression', 'TsConstAssertion'];
  return wrapped.includes(expression.type)
    ? unwrap((expression as { expression: Expression } & Expression).expression)
    : expression;
}

function keyOf({ key }: KeyValueProperty): string {
  return key.type === 'Identifier' || key.type === 'StringLiteral' ? key.value : '';
}

/** The values that a route may contain: they are read without running code. */
type Literal = string | boolean | string[];

function literal(expression: Expression | undefined): Literal | undefined {
  if (expression?.type === 'StringLiteral' || expression?.type === 'BooleanLiteral') {
    return expression.value;
  }
  if (expression?.type === 'ArrayExpression') {
    const items = expression.elements.map((one) => literal(one?.expression));
    return items.every((one) => typeof one === 'string') ? items : undefined;
  }
  return undefined;
}

/** The first `import('…')` in an expression. */
function importedModule(node: unknown): string | undefined {
  if (typeof node !== 'object' || node === null) return undefined;
  const call = node as Partial<Node> & {
    callee?: Node;
    arguments?: { expression: Expression }[];
  };
  if (call.type === 'CallExpression' && call.callee?.type === 'Import') {
    return literal(call.arguments?.[0]?.expression) as string | undefined;
  }
  for (const child of Object.values(node)) {
    const found = importedModule(child);
    if (found) return found;
  }
  return undefined;
}
