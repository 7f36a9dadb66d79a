import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from 'server-kit/repository';

const FRONT_ENDS = readdirSync(ROOT).filter((name) => /^(shell|shared-ui|remote-\w+)$/.test(name));

describe('the shared part of the router', () => {
  it('has every name that pages use', () => {
    const offered = namesOf(
      readFileSync(join(__dirname, 'routerSubset.mjs'), 'utf8'),
      'react-router',
    );
    const missing = FRONT_ENDS.flatMap((name) => sourcesOf(join(ROOT, name, 'src'))).flatMap(
      (file) =>
        namesOf(readFileSync(file, 'utf8'), 'react-router-dom')
          .filter((used) => !offered.includes(used))
          .map((used) => `${file.slice(ROOT.length + 1)}: ${used}`),
    );
    expect(missing).toEqual([]);
    expect(FRONT_ENDS.length).toBeGreaterThan(5);
  });
});

/** Names that a module imports or re-exports from another, without types. */
function namesOf(source: string, from: string): string[] {
  const statement = new RegExp(`(?:import|export) \\{([^}]*)\\} from '${from}'`, 'g');
  return [...source.matchAll(statement)]
    .flatMap(([, list]) => list!.split(','))
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '))
    .map((name) => name.split(' as ')[0]!);
}

function sourcesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter(
      (file) => !/\.test\.tsx?$|\/(testing|catalogue)\/|server\.tsx$|standalone\.tsx$/.test(file),
    );
}
