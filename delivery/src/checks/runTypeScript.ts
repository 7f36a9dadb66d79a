import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ROOT, TSC } from 'server-kit/repository';
import { runNode } from 'server-kit/run-node';

const OPTIONS = {
  target: 'es2023',
  lib: ['es2023', 'dom', 'dom.iterable'],
  module: 'preserve',
  moduleResolution: 'bundler',
  strict: true,
  skipLibCheck: true,
  noEmit: true,
  types: [],
};

/** A TypeScript error in the checked file: its line and its message. */
interface TypeFault {
  /** 1-based. */
  line: number;
  message: string;
}

/**
 * Compiles files as a TypeScript project of their own. The files are written inside the repository, because they import
 * npm packages.
 * @param files texts by name
 * @param checked the file whose errors are returned
 */
export async function runTypeScript(
  files: Record<string, string>,
  checked: string,
): Promise<TypeFault[]> {
  const cache = join(ROOT, 'node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'contracts-'));
  try {
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
    const project = { compilerOptions: OPTIONS, files: Object.keys(files) };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(project));
    return faultsIn(await tsc(folder), checked);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function tsc(folder: string): Promise<string> {
  const { code, output } = await runNode([TSC, '-p', folder, '--pretty', 'false'], { cwd: folder });
  if (code === 0 || /: error TS\d+/.test(output)) return output;
  throw new Error(`TypeScript ended with ${code}: ${output}`);
}

/**
 * Parses TypeScript's output. Files are compared by name, because TypeScript prints other paths where node_modules is a
 * link. Errors in other files are errors of the contracts and stop the check.
 */
export function faultsIn(output: string, checked: string): TypeFault[] {
  const faults: TypeFault[] = [];
  for (const line of output.split('\n')) {
    const [, file, at, reported] = /^(\S.*?)\((\d+),\d+\): error TS\d+: (.*)$/.exec(line) ?? [];
    if (file && basename(file) === checked) faults.push({ line: Number(at), message: reported! });
    else if (file || /^error TS/.test(line)) throw new Error(`A contract cannot be read: ${line}`);
    else if (faults.length > 0 && line.trim()) faults.at(-1)!.message += ` ${line.trim()}`;
  }
  return faults;
}
