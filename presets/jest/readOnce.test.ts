const readOnce = require('./readOnce.cjs') as (files: Files) => void;

interface Files {
  readFile: jest.Mock<string, [string]>;
}

it('reads a library once for all test files, and our own files for each', () => {
  const [one, other] = [filesThatSay('first'), filesThatSay('later')];

  const library = '/product/node_modules/library/index.js';
  expect([one.files.readFile(library), other.files.readFile(library)]).toEqual(['first', 'first']);
  expect(other.read).not.toHaveBeenCalled();

  const ours = '/product/src/page.ts';
  expect([one.files.readFile(ours), other.files.readFile(ours)]).toEqual(['first', 'later']);
});

function filesThatSay(text: string) {
  const read = jest.fn<string, [string]>(() => text);
  const files: Files = { readFile: read };
  readOnce(files);
  return { files, read };
}
