import type { Node } from 'typescript/unstable/ast';
import * as is from 'typescript/unstable/ast/is';

import type { Sources } from './project';
import { meaningOf, type Scope, textsOf } from './texts';

/** A request as the code states it, before its types are resolved. */
export interface Request {
  /** `GET /my/startups/{}` */
  call: string;
  /** The sent values: expressions of body and query; undefined when unknown. */
  sent: Node[] | undefined;
}

/** The requests that an expression evaluates to, or that a function returns. */
export function requestsOf(sources: Sources, node: Node, scope: Scope = new Map()): Request[] {
  const inner = (one: Node, bound = scope) => requestsOf(sources, one, bound);
  if (is.isParenthesizedExpression(node) || is.isAsExpression(node)) return inner(node.expression);
  if (is.isConditionalExpression(node)) return [...inner(node.whenTrue), ...inner(node.whenFalse)];
  if (is.isArrowFunction(node) || is.isFunctionDeclaration(node) || is.isMethodDeclaration(node)) {
    const { body } = node;
    if (!body) return [];
    return is.isBlock(body) ? returnedBy(body).flatMap((one) => inner(one)) : inner(body);
  }
  if (is.isCallExpression(node)) {
    const callee = meaningOf(sources, node.expression, scope);
    if (!callee || !is.isArrowFunction(callee)) return [];
    const bound = new Map(scope);
    callee.parameters.forEach((parameter, at) => {
      const symbol = sources.checker.getSymbolAtLocation(parameter.name);
      const value = node.arguments[at];
      if (symbol && value) bound.set(symbol.id, value);
    });
    return inner(callee, bound);
  }
  if (is.isIdentifier(node)) {
    const value = meaningOf(sources, node, scope);
    if (value) return inner(value);
  }
  return is.isObjectLiteralExpression(node)
    ? stated(sources, node, scope)
    : called(textsOf(sources, node, scope), ['GET'], []);
}

function stated(sources: Sources, node: Node, scope: Scope): Request[] {
  const url = fieldOf(sources, node, 'url');
  if (!url)
    throw new Error(`${node.getText().slice(0, 80)}… has no address (url) that can be read.`);
  const method = fieldOf(sources, node, 'method');
  const sent = ['data', 'params'].flatMap((name) => fieldOf(sources, node, name) ?? []);
  const methods = method ? textsOf(sources, method, scope) : ['GET'];
  return called(textsOf(sources, url, scope), methods, sent);
}

function called(urls: readonly string[], methods: readonly string[], sent: Node[]): Request[] {
  const paths = urls.map((url) =>
    url.replace(/^\/api(?=\/)/, '').replace(/(\?.*|(?<=[^/]){})$/, ''),
  );
  return paths.flatMap((path) => methods.map((method) => ({ call: `${method} ${path}`, sent })));
}

/** The value of a field of an object literal, or of one that is spread into it. */
export function fieldOf(sources: Sources, node: Node, name: string): Node | undefined {
  if (!is.isObjectLiteralExpression(node)) return undefined;
  for (const property of [...node.properties].reverse()) {
    if (is.isSpreadAssignment(property)) {
      const { expression } = property;
      const spread = is.isIdentifier(expression)
        ? meaningOf(sources, expression, new Map())
        : expression;
      const found = spread && fieldOf(sources, spread, name);
      if (found) return found;
    } else if (property.name?.getText() === name) {
      if (is.isPropertyAssignment(property)) return property.initializer;
      return is.isShorthandPropertyAssignment(property) ? property.name : property;
    }
  }
  return undefined;
}

function returnedBy(body: Node): Node[] {
  const found: Node[] = [];
  body.forEachChild((child) => {
    if (is.isReturnStatement(child) && child.expression) found.push(child.expression);
    else if (!is.isFunctionDeclaration(child)) found.push(...returnedBy(child));
  });
  return found;
}
