import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { ROOT } from 'server-kit/repository';
import { temporaryFolder } from 'server-kit/testing/temporaryFolder';

import type { Lockfile } from '../packages';
import { writeSbom } from '.';
import { makeSbom } from './makeSbom';

interface Sbom {
  bomFormat: string;
  specVersion: string;
  metadata: { component: Component };
  components: Component[];
  dependencies: { ref: string; dependsOn?: string[] }[];
}
interface Component {
  type: string;
  name: string;
  group?: string;
  version: string;
  scope: string;
  purl: string;
  'bom-ref': string;
  hashes?: { alg: string; content: string }[];
  licenses?: unknown[];
}

const LOCK: Lockfile = {
  packages: {
    '': { name: 'product', devDependencies: { lint: '1' } },
    api: { version: '1.0.0', dependencies: { '@a/b': '1', c: '1' } },
    'node_modules/api': { link: true, resolved: 'api' } as never,
    'node_modules/@a/b': {
      version: '1.0.0',
      license: 'MIT',
      dependencies: { c: '2' },
      integrity: `sha512-${Buffer.alloc(64, 1).toString('base64')}`,
    },
    'node_modules/@a/b/node_modules/c': { version: '2.0.0', license: '(MIT OR Apache-2.0)' },
    'node_modules/c': { version: '1.0.0+x', license: 'Ours', optional: true },
    'node_modules/lint': { version: '1.0.0', dev: true, dependencies: { c: '1' } },
  },
};
const read = (text: string) => JSON.parse(text) as Sbom;

describe('the bill of materials', () => {
  it('lists every package with its purpose and its dependencies, by place', () => {
    const { components, dependencies, metadata } = read(makeSbom(LOCK));
    const find = (purl: string) => components.find((component) => component.purl === purl);

    expect(metadata.component).toMatchObject({ name: 'product', type: 'application' });
    expect(components.map(({ purl, scope }) => [purl, scope])).toEqual([
      ['pkg:npm/%40a/b@1.0.0', 'required'],
      ['pkg:npm/api@1.0.0', 'required'],
      ['pkg:npm/c@1.0.0%2Bx', 'optional'],
      ['pkg:npm/c@2.0.0', 'required'],
      ['pkg:npm/lint@1.0.0', 'excluded'],
    ]);
    expect(find('pkg:npm/%40a/b@1.0.0')).toMatchObject({
      group: '@a',
      name: 'b',
      licenses: [{ license: { id: 'MIT' } }],
      hashes: [{ alg: 'SHA-512', content: '01'.repeat(64) }],
    });
    expect(find('pkg:npm/c@2.0.0')!.licenses).toEqual([{ expression: '(MIT OR Apache-2.0)' }]);
    expect(find('pkg:npm/c@1.0.0%2Bx')!.licenses).toEqual([{ license: { name: 'Ours' } }]);
    const asked = Object.fromEntries(dependencies.map(({ ref, dependsOn }) => [ref, dependsOn]));
    expect(asked).toMatchObject({
      'pkg:npm/product@0.0.0': ['pkg:npm/lint@1.0.0'],
      'pkg:npm/api@1.0.0': ['pkg:npm/%40a/b@1.0.0', 'pkg:npm/c@1.0.0%2Bx'],
      'pkg:npm/%40a/b@1.0.0': ['pkg:npm/c@2.0.0'],
      'pkg:npm/lint@1.0.0': ['pkg:npm/c@1.0.0%2Bx'],
    });
  });

  it('of this product is complete, and the same for the same lockfile', () => {
    const folder = temporaryFolder('sbom');
    const lockfile = readFileSync(join(ROOT, 'package-lock.json'), 'utf8');
    writeFileSync(join(folder, 'package-lock.json'), lockfile);
    const text = readFileSync(writeSbom(folder), 'utf8');
    const { bomFormat, specVersion, components, dependencies } = read(text);

    expect({ bomFormat, specVersion }).toEqual({ bomFormat: 'CycloneDX', specVersion: '1.6' });
    expect(text).toBe(makeSbom(JSON.parse(lockfile)));
    const refs = new Set(dependencies.map(({ ref }) => ref));
    expect(new Set(components.map((component) => component['bom-ref'])).size).toBe(
      components.length,
    );
    for (const { dependsOn = [] } of dependencies) {
      expect(dependsOn.filter((ref) => !refs.has(ref))).toEqual([]);
    }
    const direct = ['fastify', 'react', 'drizzle-orm', 'argon2', 'styled-components'];
    const names = components.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(direct));
    const foreign = components.filter(
      ({ type, scope }) => type === 'library' && scope === 'required',
    );
    expect(foreign.filter(({ hashes }) => !hashes)).toEqual([]);
    expect(foreign.filter(({ licenses }) => !licenses).map(({ purl }) => purl)).toEqual([]);
    expect(foreign.length).toBeGreaterThan(100);
  });
});
