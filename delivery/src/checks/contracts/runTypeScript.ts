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

/** Something TypeScript does not accept: the line of the checked file, and its message. */
export interface TypeFault {
  /** 1-based. */
  line: number;
  message: string;
}

/**
 * Has TypeScript read some files as a project of their own. They lie inside the repository for that
 * time, because they name packages of npm.
 * @param files texts by name
 * @param checked the file whose faults are wanted
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
 * Reads what TypeScript told. Where node_modules is a link it names files by long ways round, so a
 * file is known by its name. Faults elsewhere are faults of the contracts, and stop the check.
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
