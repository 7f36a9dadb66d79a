import type { CDPSession, Page } from '@playwright/test';

import { expect } from './test';

/** A node as the DevTools protocol tells it. */
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
 * Every letter on screen is drawn by a font the product ships. A machine's font would be another on
 * each machine, and on one without it an empty box.
 * @param part selector of what is looked at, when the rest has been seen already
 */
export async function expectOwnFonts(page: Page, part = 'html'): Promise<void> {
  const devTools = await openDevTools(page);
  const message = 'texts with letters that are not from our fonts';
  await expect.poll(() => foreignTexts(devTools, part), { message }).toEqual([]);
  await devTools.detach();
}

/** For the fonts of a page. */
export async function openDevTools(page: Page): Promise<CDPSession> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('DOM.enable');
  await devTools.send('CSS.enable');
  return devTools;
}

/** The texts with letters that the fonts of the tests had to draw, and which font of it did. */
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

/** The nodes that have text of their own, with what a browser builds into fields and buttons. */
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
