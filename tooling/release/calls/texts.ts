import type { Node } from 'typescript/unstable/ast';
import * as is from 'typescript/unstable/ast/is';
import type { Symbol as TsSymbol } from 'typescript/unstable/sync';

import type { Sources } from './project';

/** The values of parameters, by the id of their symbol. */
export type Scope = ReadonlyMap<number, Node>;

/** Stands for a text that is only known at run time. */
const UNKNOWN_TEXT = '{}';

/** The texts that an expression can evaluate to, with `{}` where the text is only known at run time. */
export function textsOf(sources: Sources, node: Node, scope: Scope): string[] {
  const inner = (one: Node) => textsOf(sources, one, scope);
  if (is.isStringLiteral(node) || is.isNoSubstitutionTemplateLiteral(node)) return [node.text];
  if (is.isParenthesizedExpression(node) || is.isAsExpression(node)) return inner(node.expression);
  if (is.isSatisfiesExpression(node)) return inner(node.expression);
  if (is.isConditionalExpression(node)) return [...inner(node.whenTrue), ...inner(node.whenFalse)];
  if (is.isTemplateExpression(node)) {
    let texts = [node.head.text];
    for (const { expression, literal } of node.templateSpans) {
      const next = inner(expression);
      texts = texts.flatMap((text) => next.map((more) => text + more + literal.text));
    }
    return texts;
  }
  const value = is.isIdentifier(node) ? meaningOf(sources, node, scope) : undefined;
  return value && value !== node ? inner(value) : literalsOf(sources, node);
}

/** The value of a name: an argument, or the value of a constant in this or another module. */
export function meaningOf(sources: Sources, name: Node, scope: Scope): Node | undefined {
  const symbol = originOf(sources, name);
  if (!symbol) return undefined;
  const bound = scope.get(symbol.id);
  if (bound) return bound;
  const declared = symbol.valueDeclaration && sources.node(symbol.valueDeclaration);
  if (!declared) return undefined;
  if (is.isVariableDeclaration(declared)) return declared.initializer;
  return is.isFunctionDeclaration(declared) ? declared : undefined;
}

function originOf({ checker }: Sources, name: Node): TsSymbol | undefined {
  const isShort = is.isShorthandPropertyAssignment(name.parent); // `{ url }` is a reference as well
  const symbol = isShort
    ? checker.getShorthandAssignmentValueSymbol(name.parent)
    : checker.getSymbolAtLocation(name);
  const [declared] = symbol?.declarations ?? [];
  const isAlias = declared && symbol?.valueDeclaration === undefined;
  return isAlias ? checker.getAliasedSymbol(symbol!) : symbol;
}

/** The texts that its type allows, when they are few. */
function literalsOf({ checker }: Sources, node: Node): string[] {
  const type = checker.getTypeAtLocation(node);
  const types = type?.isUnionType() ? type.getTypes() : type ? [type] : [];
  const texts = types.map((one) => (one.isStringLiteralType() ? one.value : undefined));
  return texts.length > 0 && texts.every((text) => text !== undefined)
    ? (texts as string[])
    : [UNKNOWN_TEXT];
}
