import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Runs a TypeScript text as a command of its own.
 * @returns the process; its file is gone when it has ended
 */
export function runCommand(text: string, extension: 'ts' | 'mjs' = 'ts'): ChildProcess {
  const folder = mkdtempSync(join(tmpdir(), 'command-'));
  const file = join(folder, `command.${extension}`);
  writeFileSync(file, text);
  const command = spawn(process.execPath, ['--import', 'tsx', file], { stdio: 'inherit' });
  command.once('exit', () => rmSync(folder, { recursive: true }));
  return command;
}
