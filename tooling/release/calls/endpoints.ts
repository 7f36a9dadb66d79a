import type { Node } from 'typescript/unstable/ast';
import * as is from 'typescript/unstable/ast/is';
import type { Type } from 'typescript/unstable/sync';

import { nodesIn, type Sources } from './project';
import { fieldOf, type Request, requestsOf } from './requests';
import { meaningOf } from './texts';

/** A request and the type of its response, as far as the code states them. */
export interface Endpoint extends Request {
  answer: Type | undefined;
}

const BUILDERS = new Set(['query', 'mutation', 'infiniteQuery']);

/** Every call in the code: endpoints of RTK Query, and requests by the browser's own functions. */
export function endpointsOf(sources: Sources): Endpoint[] {
  const nodes = sources.files.flatMap((file) => [...nodesIn(file)]);
  return nodes.flatMap((node) => {
    if (!is.isCallExpression(node)) return [];
    const { expression } = node;
    if (is.isPropertyAccessExpression(expression)) {
      const name = expression.name.getText();
      const isBuilt = BUILDERS.has(name) && expression.expression.getText() === 'build';
      if (isBuilt) return built(sources, node);
      if (name === 'sendBeacon') return sentByBrowser(sources, node, 'POST');
    }
    return expression.getText() === 'fetch' ? sentByBrowser(sources, node, 'GET') : [];
  });
}

function built(sources: Sources, node: Node): Endpoint[] {
  if (!is.isCallExpression(node)) return [];
  const [argument] = node.arguments;
  const definition =
    argument && is.isIdentifier(argument) ? meaningOf(sources, argument, new Map()) : argument;
  if (!definition) return [];
  const query = fieldOf(sources, definition, 'query');
  if (query) {
    const answer = answerOf(sources, node, definition);
    return requestsOf(sources, query).map((request) => ({ ...request, answer }));
  }
  const queryFn = fieldOf(sources, definition, 'queryFn');
  if (!queryFn) throw new Error(`${node.getText().slice(0, 80)}… has neither query nor queryFn.`);
  return asked(sources, queryFn);
}

/** The type of the api's response, before `transformResponse` changes it. */
function answerOf(sources: Sources, node: Node, definition: Node): Type | undefined {
  const transform = fieldOf(sources, definition, 'transformResponse');
  if (transform && (is.isArrowFunction(transform) || is.isMethodDeclaration(transform))) {
    const [parameter] = transform.parameters;
    if (parameter) return sources.checker.getTypeAtLocation(parameter);
  }
  const stated = is.isCallExpression(node) ? node.typeArguments?.[0] : undefined;
  return stated && sources.checker.getTypeFromTypeNode(stated);
}

/** Requests of a queryFn: the arguments of its fourth parameter. The type of their responses is unknown. */
function asked(sources: Sources, queryFn: Node): Endpoint[] {
  if (!is.isMethodDeclaration(queryFn) && !is.isArrowFunction(queryFn)) return [];
  const ask = queryFn.parameters[3]?.name.getText();
  return [...nodesIn(queryFn)].flatMap((node) => {
    if (!is.isCallExpression(node) || node.expression.getText() !== ask) return [];
    const requests = requestsOf(sources, node.arguments[0]!);
    return requests.map((request) => ({ ...request, answer: undefined }));
  });
}

/** `fetch(`${apiBase}/…`)`: nobody reads the response. */
function sentByBrowser(sources: Sources, node: Node, usual: string): Endpoint[] {
  if (!is.isCallExpression(node)) return [];
  const [address, options] = node.arguments;
  const [, path] = /^`\$\{apiBase\}(\/[\w/-]+)`$/.exec(address?.getText() ?? '') ?? [];
  if (!path) return [];
  const method = options && fieldOf(sources, options, 'method')?.getText().replace(/'/g, '');
  return [{ call: `${method ?? usual} ${path}`, sent: undefined, answer: undefined }];
}
