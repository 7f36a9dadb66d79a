import { confirmationLaw } from './confirmationLaw';
import { cycleLaw } from './cycleLaw';
import { endpointLaw } from './endpointLaw';
import { importLaw } from './importLaw';
import { logLaw } from './logLaw';
import { sitePagesLaw } from './sitePagesLaw';
import { type Law, source } from './sources';
import { lengthLaw, textLaws } from './textLaws';
import { weightLaw } from './weightLaw';

const lawNamed = (name: string) => textLaws.find((law) => law.name === name)!;

/** Each row plants one violation, which the law must find. */
const PLANTED: [why: string, law: Law, path: string, text: string][] = [
  ['a remote imports a remote', importLaw, 'remote-founder/src/a.ts', `import 'remote-mentor';`],
  ['… by path', importLaw, 'remote-founder/src/a.ts', `import '../../remote-mentor/src/b';`],
  ['… lazily', importLaw, 'remote-founder/src/a.ts', `import('remote-mentor');`],
  ['a remote imports the shell', importLaw, 'remote-public/src/a.ts', `import 'shell';`],
  [
    'a remote reaches past the door',
    importLaw,
    'remote-public/src/a.ts',
    `import 'shared-ui/core';`,
  ],
  [
    'a page imports contract values',
    importLaw,
    'remote-public/src/a.ts',
    `import { Stage } from 'contract/wire/startups.contract';`,
  ],
  [
    'product code imports the kit',
    importLaw,
    'remote-public/src/a.ts',
    `import 'shared-ui/testing';`,
  ],
  [
    'a page imports the plain frame',
    importLaw,
    'remote-public/src/a.ts',
    `import 'shared-ui/standalone';`,
  ],
  ['shared-ui imports a remote', importLaw, 'shared-ui/src/a.ts', `import 'remote-public';`],
  ['the api imports the front end', importLaw, 'api/src/a.ts', `import 'shared-ui';`],
  ['delivery imports the api', importLaw, 'delivery/src/a.ts', `import 'api/testing';`],
  ['the contract imports a package', importLaw, 'contract/wire/a.ts', `import 'server-kit/log';`],
  [
    'a page takes a value of the contract',
    importLaw,
    'shell/src/a.ts',
    `import 'contract/wire/x.contract';`,
  ],
  [
    'a component copies core',
    importLaw,
    'shared-ui/src/components/Menu/Menu.tsx',
    `import '../../session/sessionSlice';`,
  ],
  [
    'an act without confirmation',
    confirmationLaw,
    'remote-public/src/a.tsx',
    `const [save] = useSaveMutation();`,
  ],
  [
    'a style attribute',
    lawNamed('inline-style'),
    'remote-public/src/a.tsx',
    `const a = <p style={{ top: 0 }} />;`,
  ],
  ['axios in a page', lawNamed('axios'), 'remote-public/src/a.ts', `import axios from 'axios';`],
  [
    'redux in a remote',
    lawNamed('redux'),
    'remote-public/src/a.ts',
    `import { useSelector } from 'react-redux';`,
  ],
  [
    'the environment in a module',
    lawNamed('environment'),
    'api/src/modules/a.ts',
    `process.env.PORT;`,
  ],
  [
    'endpoints that keep the old',
    lawNamed('endpoints-replace'),
    'remote-public/src/a.ts',
    `api.injectEndpoints({});`,
  ],
  [
    'storage that throws where site data is blocked',
    lawNamed('storage'),
    'remote-public/src/a.ts',
    `window.localStorage.getItem('a');`,
  ],
  ['a log line that is no sentence', logLaw, 'api/src/a.ts', `log.warn('mail waits');`],
  ['… that is cut', logLaw, 'api/src/a.ts', `log?.error({ err }, 'See docs/deploy.md.');`],
  ['a field the log drops', logLaw, 'delivery/src/a.ts', `log.warn({ outside }, 'Left out.');`],
  ['a weight no font has', weightLaw, 'shell/src/a.ts', 'css`font-weight: 300;`'],
  ['… in short', weightLaw, 'remote-public/src/a.ts', 'css`font: 950 2rem/1 serif;`'],
  [
    'figures no font has',
    lawNamed('font-features'),
    'remote-public/src/a.ts',
    'css`font-variant-numeric: diagonal-fractions;`',
  ],
  [
    'a page that no visit is counted under',
    sitePagesLaw,
    'remote-public/src/routes.tsx',
    `[{\n    path: '/jobs',\n}];`,
  ],
  ['a file without end', lengthLaw, 'remote-public/src/a.ts', 'f();\n'.repeat(166)],
  ['a literal in a literal', lawNamed('plain-literals'), 'api/src/a.ts', 'f({ ...{ a, b }, c })'],
  ['… in a list', lawNamed('plain-literals'), 'api/src/a.ts', 'f(...[a, b], c)'],
];

describe('the architecture tests', () => {
  it.each(PLANTED)('find %s', (_why, law, path, text) => {
    expect(law.check([source(path, text)])).toEqual([expect.objectContaining({ path })]);
  });

  it.each([
    ['remote-public/src/a.ts', `import { Button } from 'shared-ui';`],
    ['remote-public/src/a.ts', `import type { Stage } from 'contract/wire/startups.contract';`],
    ['remote-public/src/a.ts', `import { type Stage } from 'contract/wire/startups.contract';`],
    ['remote-public/src/a.test.tsx', `import { renderPage } from 'shared-ui/testing';`],
    ['remote-public/jest.config.js', `require('presets/jest');`],
    ['shell/src/a.ts', `import { candidates } from 'contract/registry';`],
    ['shared-ui/src/components/Menu/Menu.tsx', `import { useUser } from 'shared-ui/core';`],
  ])('let %s write %s', (path, text) => {
    expect(importLaw.check([source(path, text)])).toEqual([]);
  });

  it('report a cycle with its path', () => {
    const planted = [
      source('api/src/a.ts', `import './b';`),
      source('api/src/b.ts', `import './c';`),
      source('api/src/c.ts', `import './a';`),
    ];
    expect(cycleLaw.check(planted)).toEqual([
      {
        path: 'api/src/a.ts',
        message: 'cycle: api/src/a.ts -> api/src/b.ts -> api/src/c.ts -> api/src/a.ts',
      },
    ]);
  });

  it('allow type imports in both directions', () => {
    const planted = [
      source('api/src/a.ts', `import './b';`),
      source('api/src/b.ts', `import type { A } from './a';`),
    ];
    expect(cycleLaw.check(planted)).toEqual([]);
  });

  it('report two endpoints with one name', () => {
    const text = 'injectEndpoints({\n  listUpdates: build.query<A, B>({}),\n})';
    const planted = ['remote-founder/src/u.endpoints.ts', 'remote-mentor/src/u.endpoints.ts'];
    expect(endpointLaw.check(planted.map((path) => source(path, text)))).toHaveLength(1);
  });
});
