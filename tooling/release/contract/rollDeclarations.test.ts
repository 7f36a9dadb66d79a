import { rollDeclarations } from './rollDeclarations';

const FILES: Record<string, string> = {
  'ui/core': `export { type Page, page } from './page';\nexport * from './data';\n`,
  'ui/page': `import type { Key } from 'react';
import type { User } from 'contract/wire/user';
export interface Page { key: Key; user: User; }
export declare const page: import("./data/index").Data;
declare module 'react' {
    interface Window {
    }
}
`,
  'ui/data/index': 'export declare class Data { }\n',
  'contract/wire/user': 'export type User = { id: number };\n',
  'ui/unasked': 'export declare const unasked: 1;\n',
};

describe('a contract', () => {
  const aliases = (name: string) => (name.startsWith('contract/') ? name : undefined);
  const text = rollDeclarations(['ui/core'], (name) => FILES[name], aliases);

  it('contains every imported module, and no others', () => {
    const names = [...text.matchAll(/^declare module "@@\/(.+)" \{$/gm)].map(([, name]) => name);
    expect(names.sort()).toEqual(['contract/wire/user', 'ui/core', 'ui/data/index', 'ui/page']);
  });

  it('names our modules by their place, and npm’s by their name', () => {
    expect(text).toContain('from "@@/ui/page"');
    expect(text).toContain('from "@@/ui/data/index"');
    expect(text).toContain('import("@@/ui/data/index").Data');
    expect(text).toContain('from "@@/contract/wire/user"');
    expect(text).toContain("from 'react'");
  });

  it('leaves out module augmentations', () => {
    expect(text).not.toContain('interface Window');
    expect(text).toContain('export const page:');
  });
});
