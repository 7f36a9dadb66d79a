import { join } from 'node:path';
import { placeOf, ROOT } from 'server-kit/repository';
import type { Node, SourceFile } from 'typescript/unstable/ast';
import { API, type Checker, type NodeHandle, type Project } from 'typescript/unstable/sync';
import { readManifest } from '../../packages';

/** A package of ours in TypeScript's view. */
export interface Sources {
  checker: Checker;
  /**
   * The code that runs in a page: the package's own modules, and those of shared-ui and contract that it may bundle.
   */
  files: readonly SourceFile[];
  /** The syntax node of one of the checker's handles. */
  node(handle: NodeHandle): Node | undefined;
  /** The place of a declaration, as a path from the root of the repository. */
  placeOf(handle: NodeHandle): string;
  close(): void;
}

/** All other modules of the contract are types. */
const BUILT_IN = [
  'contract/cache-tags/',
  'contract/config/',
  'contract/full-name/',
  'contract/registry/',
  'contract/repeats/',
];
const NOT_RUN = /\.test\.tsx?$|\/testing\/|\/standalone\.tsx$|\.d\.ts$/;

/** @param folder of the package */
export function openSources(folder: string): Sources {
  const api = new API({ cwd: ROOT });
  const config = join(folder, 'tsconfig.json');
  const project: Project | undefined = api
    .updateSnapshot({ openProjects: [config] })
    .getProject(config);
  if (!project) throw new Error(`TypeScript cannot open ${config}.`);
  const { program, checker } = project;
  const own = [`${readManifest(folder).name}/src/`, 'shared-ui/src/', ...BUILT_IN];
  const files = program
    .getSourceFileNames()
    .filter((name) => own.some((start) => placeOf(name).startsWith(start)))
    .filter((name) => !NOT_RUN.test(name))
    .map((name) => program.getSourceFile(name)!);
  return {
    checker,
    files,
    node: (handle) => handle.resolve(project),
    placeOf: ({ path }) => placeOf(path),
    close: () => api.close(),
  };
}

/** All nodes of a tree, parents first. */
export function* nodesIn(node: Node): Generator<Node> {
  yield node;
  const children: Node[] = [];
  node.forEachChild((child) => void children.push(child));
  for (const child of children) yield* nodesIn(child);
}
