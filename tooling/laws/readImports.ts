import { parseSync, type StringLiteral } from '@swc/core';

export interface Import {
  specifier: string;
  /** True when nothing of it remains at run time (`import type`, or only `type` names). */
  typeOnly: boolean;
}

/**
 * Reads the imports of a file. Our own reader replaces dependency-cruiser, which finds no modules with TypeScript 7 and
 * cannot recognize `import type` with swc (decisions 001 and 098).
 * @throws when the file cannot be parsed
 */
export function readImports(path: string, text: string): Import[] {
  const found: Import[] = [];
  const { body } = parseSync(text, { syntax: 'typescript', tsx: !path.endsWith('.ts') });
  visit(body, found);
  return found;
}

function visit(node: unknown, found: Import[]): void {
  if (Array.isArray(node)) {
    for (const child of node) visit(child, found);
    return;
  }
  if (typeof node !== 'object' || node === null) return;
  const read = readNode(node as Record<string, unknown>);
  if (read) found.push(read);
  for (const child of Object.values(node)) visit(child, found);
}

function readNode(node: Record<string, unknown>): Import | undefined {
  const source = node.source as StringLiteral | undefined;
  switch (node.type) {
    case 'ImportDeclaration': {
      const names = node.specifiers as { isTypeOnly?: boolean }[];
      const allTypes = names.length > 0 && names.every(({ isTypeOnly }) => isTypeOnly);
      return { specifier: source!.value, typeOnly: Boolean(node.typeOnly) || allTypes };
    }
    case 'ExportNamedDeclaration':
    case 'ExportAllDeclaration':
      return source ? { specifier: source.value, typeOnly: Boolean(node.typeOnly) } : undefined;
    case 'CallExpression':
      return readCall(node);
    default:
      return undefined;
  }
}

/** `import('x')` and `require('x')` */
function readCall(node: Record<string, unknown>): Import | undefined {
  const callee = node.callee as { type: string; value?: string };
  const [first] = node.arguments as { expression: StringLiteral }[];
  const loads =
    callee.type === 'Import' || (callee.type === 'Identifier' && callee.value === 'require');
  if (!loads || first?.expression.type !== 'StringLiteral') return undefined;
  return { specifier: first.expression.value, typeOnly: false };
}
