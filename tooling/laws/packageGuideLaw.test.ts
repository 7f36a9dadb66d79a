import { compareGuides, type Package } from './packageGuideLaw';

const README = `# remote-x

## Folders

| folder | what |
|---|---|
| \`src/pages\` | one folder a page |
| \`src/routes.tsx\` | the addresses |

## Run and test it alone

## May import

\`shared-ui\`. Nothing else.

Types come from \`contract/wire\`.
`;

const ARCHITECTURE = `| package | may import |
|---|---|
| [remote-x](../remote-x) | \`shared-ui\` |
`;

const remote = (changed: Partial<Package> = {}): Package => ({
  name: 'remote-x',
  folders: ['src/pages'],
  doors: ['shared-ui'],
  readme: README,
  ...changed,
});

const messages = (one: Package, architecture = ARCHITECTURE) =>
  compareGuides([one], architecture).map(({ message }) => message);

describe('the README of a package', () => {
  it('passes with its folders and its imports', () => {
    expect(messages(remote())).toEqual([]);
  });

  it('is required', () => {
    expect(messages(remote({ readme: undefined }))).toEqual([
      expect.stringContaining('is missing'),
    ]);
  });

  it('has every section', () => {
    const readme = README.replace('## Run and test it alone', '## Use');
    expect(messages(remote({ readme }))).toEqual([`has no '## Run and test it alone'`]);
  });

  it('lists every existing folder, and no others', () => {
    expect(messages(remote({ folders: ['src/layout'] }))).toEqual([
      `'## Folders' has no row for \`src/layout\``,
      `'## Folders' has \`src/pages\`, which is no folder`,
    ]);
  });

  it('lists the allowed imports, as the architecture does', () => {
    expect(messages(remote({ doors: ['shared-ui/core'] }))).toEqual([
      expect.stringMatching(/May import' lacks `shared-ui\/core`$/),
      expect.stringMatching(/May import' has `shared-ui` too many$/),
      'the row of remote-x lacks `shared-ui/core`',
      'the row of remote-x has `shared-ui` too many',
    ]);
    expect(messages(remote(), '')).toEqual(['has no row for remote-x']);
  });
});
