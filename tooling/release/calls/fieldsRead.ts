import type {
  ElementAccessExpression,
  Node,
  PropertyAccessExpression,
} from 'typescript/unstable/ast';
import * as is from 'typescript/unstable/ast/is';
import type { NodeHandle, Symbol as TsSymbol, Type } from 'typescript/unstable/sync';

import { nodesIn, type Sources } from './project';
import { textsOf } from './texts';
import { fieldsOf, isOptional, itemsOf, MAX_DEPTH } from './types';

/** Where the types of responses are declared. */
const CONTRACT = /^contract\/wire\//;

export interface FieldsRead {
  /** @param holder the type that has the field, of which `siblings` are all fields */
  has(field: TsSymbol, siblings: ReadonlySet<string>): boolean;
}

/**
 * Finds every field that code reads from an object: `startup.name`, `{ name }: Startup`, `notes[kind]`, and all fields
 * of an object that is spread over an element, listed as a whole or sent back. A field is identified by its declaration
 * in the contract, whatever the object is called. A read through another type (`fullName({ name, surname })`) counts
 * for every response that is assignable to it.
 * @param sent types of requests: an offered slot is sent back unchanged
 */
export function fieldsRead(sources: Sources, sent: readonly Node[]): FieldsRead {
  const declared = new Set<string>();
  const shapes: { name: string; needs: ReadonlySet<string> }[] = [];
  const note = (symbol: TsSymbol | undefined, holder: () => Type | undefined) => {
    const places = symbol?.declarations ?? [];
    const inContract = places.filter((one) => CONTRACT.test(sources.placeOf(one)));
    for (const place of inContract) declared.add(keyOf(place));
    const isOurs = places.some((one) =>
      /^(remote-\w+|shell|shared-ui|contract)\//.test(sources.placeOf(one)),
    );
    if (inContract.length === 0 && !isOurs) return;
    const type = holder();
    if (type) shapes.push({ name: symbol!.name, needs: needsOf(sources, type) });
  };

  for (const file of sources.files) {
    const nodes = [...nodesIn(file)];
    const taken = nodes.filter(isAccess);
    const symbols = sources.checker.getSymbolAtLocation(taken.map(nameOf));
    taken.forEach(({ expression }, at) => {
      note(symbols[at], () => sources.checker.getTypeAtLocation(expression));
    });
    for (const pattern of nodes.filter(is.isObjectBindingPattern)) {
      const type = sources.checker.getTypeAtLocation(pattern);
      const names = pattern.elements.flatMap((one) => namesOf(one));
      for (const field of type ? fieldsOf(sources, type) : []) {
        if (names.includes(field.name)) note(field, () => (isProps(pattern) ? undefined : type));
      }
    }
    for (const { expression, argumentExpression } of nodes.filter(isKeyed)) {
      const type = sources.checker.getTypeAtLocation(expression);
      const names = textsOf(sources, argumentExpression, new Map());
      for (const field of type ? fieldsOf(sources, type) : []) {
        if (names.includes(field.name)) note(field, () => type);
      }
    }
    for (const whole of nodes.flatMap(wholeAt)) {
      const type = sources.checker.getTypeAtLocation(whole);
      for (const field of type ? fieldsOf(sources, type) : []) note(field, () => undefined);
    }
  }
  for (const node of sent) {
    const fields = fieldsWithin(sources, sources.checker.getTypeAtLocation(node));
    for (const field of fields) note(field, () => undefined);
  }
  return {
    has: (field, siblings) =>
      field.declarations.some((place) => declared.has(keyOf(place))) ||
      shapes.some(
        ({ name, needs }) => name === field.name && [...needs].every((need) => siblings.has(need)),
      ),
  };
}

const keyOf = ({ path, index }: NodeHandle) => `${path}#${index}`;

type Access = PropertyAccessExpression | ElementAccessExpression;

const isAccess = (node: Node): node is Access =>
  is.isPropertyAccessExpression(node) ||
  (is.isElementAccessExpression(node) && is.isStringLiteral(node.argumentExpression));

/** `notes[kind]` */
const isKeyed = (node: Node): node is ElementAccessExpression =>
  is.isElementAccessExpression(node) && !is.isStringLiteral(node.argumentExpression);

const nameOf = (node: Access): Node =>
  is.isPropertyAccessExpression(node) ? node.name : node.argumentExpression;

function namesOf(element: Node): string[] {
  if (!is.isBindingElement(element) || element.dotDotDotToken) return [];
  const name = element.propertyName ?? element.name;
  return name && (is.isIdentifier(name) || is.isStringLiteral(name)) ? [name.text] : [];
}

/** Props are passed one by one, or by a spread, which is counted separately. */
function isProps({ parent }: Node): boolean {
  if (!is.isParameterDeclaration(parent)) return false;
  const { parent: owner } = parent;
  return is.isFunctionDeclaration(owner) && /^[A-Z]/.test(owner.name?.text ?? '');
}

/** All fields of the sent value, at the top and nested. */
function fieldsWithin(sources: Sources, sent: Type | undefined, depth = 0): TsSymbol[] {
  if (!sent || depth > MAX_DEPTH) return [];
  return fieldsOf(sources, sent).flatMap((field) => {
    const inner = itemsOf(sources, sources.checker.getTypeOfSymbol(field));
    return [field, ...inner.flatMap((type) => fieldsWithin(sources, type, depth + 1))];
  });
}

/** An object whose fields are all read. */
function wholeAt(node: Node): Node[] {
  if (is.isJsxSpreadAttribute(node)) return [node.expression];
  if (!is.isCallExpression(node)) return [];
  const isListed = /^Object\.(keys|values|entries)$/.test(node.expression.getText());
  return isListed ? node.arguments.slice(0, 1) : [];
}

function needsOf(sources: Sources, type: Type): ReadonlySet<string> {
  const needed = fieldsOf(sources, type).filter((field) => !isOptional(field));
  return new Set(needed.map(({ name }) => name));
}
