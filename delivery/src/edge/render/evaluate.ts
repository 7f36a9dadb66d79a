import { isBuiltin } from 'node:module';
import { compileFunction } from 'node:vm';

import type { ServerSource } from './messages';

const RELEASE_BASE = /@@RELEASE_BASE@@/g;

type Require = (name: string) => unknown;

/**
 * Runs a server build as a CommonJS module.
 * @param filename how it is called in stack traces
 * @param require answers what it asks for; throws for anything it may not have
 */
export function evaluate<Exports>(
  { source, base }: ServerSource,
  filename: string,
  require: Require,
): Exports {
  const module = { exports: {} };
  const code = source.replace(RELEASE_BASE, base);
  const run = compileFunction(code, ['module', 'exports', 'require'], { filename });
  run(module, module.exports, require);
  return module.exports as Exports;
}

/** The shell brings everything it needs, but for Node's own modules. */
export function nodeOnly(nodeRequire: Require): Require {
  return (name) => {
    if (isBuiltin(name)) return nodeRequire(name);
    throw new Error(`The shell's server build asks for '${name}'.`);
  };
}

/** A remote gets what the deployed shell shares, as in a browser, and nothing else. */
export function sharedOnly(remote: string, shared: Record<string, unknown>): Require {
  return (name) => {
    if (name in shared) return shared[name];
    throw new Error(`${remote} asks for '${name}', which the shell does not share.`);
  };
}
