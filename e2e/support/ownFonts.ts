import type { CDPSession, Page } from '@playwright/test';

import { expect } from './test';

/** A node in the format of the DevTools protocol. */
interface Node {
  nodeId: number;
  nodeType: number;
  nodeValue: string;
  children?: Node[];
  shadowRoots?: Node[];
  pseudoElements?: Node[];
}

const TEXT_NODE = 3;

/**
 * Expects that a font of the product draws every letter on screen. A machine's font differs between machines, and a
 * machine without it draws empty boxes.
 * @param part selector of the checked part, when the rest has been checked already
 */
export async function expectOwnFonts(page: Page, part = 'html'): Promise<void> {
  const devTools = await openDevTools(page);
  const message = 'texts with letters that are not from our fonts';
  await expect.poll(() => foreignTexts(devTools, part), { message }).toEqual([]);
  await devTools.detach();
}

/** Opens a DevTools session, to read a page's fonts. */
export async function openDevTools(page: Page): Promise<CDPSession> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('DOM.enable');
  await devTools.send('CSS.enable');
  return devTools;
}

/** Texts with letters that a font of the tests drew, with the name of that font. */
export async function foreignTexts(devTools: CDPSession, part = 'html'): Promise<string[]> {
  const { root } = await devTools.send('DOM.getDocument', { depth: -1, pierce: true });
  const { nodeId } = await devTools.send('DOM.querySelector', {
    nodeId: root.nodeId,
    selector: part,
  });
  const nodes = written(find(root, nodeId)!);
  expect(nodes.length, `texts in ${part}`).toBeGreaterThan(0);
  const looked = await Promise.all(
    nodes.map(async (node) => {
      const { fonts } = await devTools.send('CSS.getPlatformFontsForNode', { nodeId: node.nodeId });
      return fonts
        .filter(({ isCustomFont }) => !isCustomFont)
        .map(({ familyName }) => `${textOf(node)} (${familyName})`);
    }),
  );
  return looked.flat();
}

/** The nodes with text of their own, including the browser's built-in parts of fields and buttons. */
function written(node: Node): Node[] {
  const within = [
    ...(node.children ?? []),
    ...(node.shadowRoots ?? []),
    ...(node.pseudoElements ?? []),
  ];
  return [...(textOf(node) ? [node] : []), ...within.flatMap(written)];
}

const textOf = ({ children = [] }: Node) =>
  children
    .filter(({ nodeType }) => nodeType === TEXT_NODE)
    .map(({ nodeValue }) => nodeValue.trim())
    .join(' ');

function find(node: Node, nodeId: number): Node | undefined {
  if (node.nodeId === nodeId) return node;
  for (const child of node.children ?? []) {
    const found = find(child, nodeId);
    if (found) return found;
  }
  return undefined;
}
