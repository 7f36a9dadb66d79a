import { processorTime } from 'server-kit/testing/processorTime';

import { mergeBlocks, mergeProblems, mergeText } from './mergeFields';
import { parseMarkdown, parsePlain } from './parseMarkdown';
import { blocksToHtml, blocksToText } from './renderBlocks';

const COLOURS = { link: '#000', line: '#111', quiet: '#222' };
const html = (text: string) => blocksToHtml(parseMarkdown(text).blocks, COLOURS);

describe('Markdown of a letter', () => {
  it('has headings, paragraphs, lists, quotes, rules and links', () => {
    const { blocks, problems } = parseMarkdown(
      '# Hello\n\nA **bold** and *quiet* [link](https://quest.example/a)\nnext line\n\n- one\n- two\n\n1. first\n\n> said\n\n---',
    );
    expect(problems).toEqual([]);
    expect(blocks).toMatchObject([
      { kind: 'heading', level: 2, runs: [{ text: 'Hello' }] },
      { kind: 'paragraph' },
      { kind: 'list', ordered: false, items: [[{ text: 'one' }], [{ text: 'two' }]] },
      { kind: 'list', ordered: true },
      { kind: 'quote', paragraphs: [[{ text: 'said' }]] },
      { kind: 'rule' },
    ]);
    expect(blocksToText(blocks)).toBe(
      'HELLO\n\nA bold and quiet link (https://quest.example/a)\nnext line\n\n- one\n- two\n\n1. first\n\n> said\n\n---',
    );
  });

  it.each([
    ['<b>bold</b>', /^HTML/],
    ['a <script>alert(1)</script>', /^HTML/],
    ['<!-- hidden -->', /^HTML/],
    ['![](https://x.example/pixel.gif)', /^Pictures/],
    ['[a](javascript:alert(1))', /^Links/],
    ['[a](data:text/html,x)', /^Links/],
    ['[a](/my/startups)', /^Links/],
    ['[a](https://x.example/{{name}})', /^Links/],
    ['[a][1]\n\n[1]: vbscript:x', /^Links/],
    ['`code`', /^Code/],
    ['    code', /^Code/],
    ['| a | b |\n|---|---|\n| 1 | 2 |', /^Tables/],
    ['- a\n  - b', /^Nested lists/],
    ['> - a', /^Only paragraphs/],
    ['- [ ] todo', /^Checklists/],
  ])('refuses %j and says why', (text, problem) => {
    expect(parseMarkdown(text).problems).toContainEqual(expect.stringMatching(problem));
    expect(html(text)).not.toMatch(/<script|javascript:|vbscript:|data:|<img|<!--/);
  });

  it.each([
    ['quotes', '>'.repeat(20_000)],
    ['lists', '1. '.repeat(6_000)],
    ['bold', `${'*'.repeat(9_999)}a${'*'.repeat(9_999)}`],
    ['bold and italic', `${'**a *b '.repeat(12)}c${' x* y**'.repeat(12)}`],
  ])('refuses %s nested too deeply, without failing', (_what, text) => {
    expect(parseMarkdown(text).problems).toEqual([
      expect.stringMatching(/nested too deeply|^Only/),
    ]);
  });

  it('shows HTML as text', () => {
    expect(html('1 < 2 & "3" \\<b\\> &lt;i&gt;')).toContain(
      '1 &lt; 2 &amp; &quot;3&quot; &lt;b&gt; &amp;lt;i&amp;gt;',
    );
    expect(blocksToHtml(parsePlain('<b>*no*</b>').blocks, COLOURS)).toContain(
      '&lt;b&gt;*no*&lt;/b&gt;',
    );
  });
});

it('refuses an address of any length at once', () => {
  const text = `[write](mailto:${'@'.repeat(19_000)}{)`; // a letter has at most 20,000 characters
  const taken = processorTime(() => expect(parseMarkdown(text).problems).toHaveLength(1));
  expect(taken).toBeLessThan(1_000);
});

describe('fields', () => {
  it('are filled with known values, or their fallback', () => {
    const text = 'Dear {{name}}, {{ startup | your team }} in {{season}}';
    expect(mergeText(text, { name: 'Ana', season: 'Season 2' })).toBe(
      'Dear Ana, your team in Season 2',
    );
    expect(mergeText(text, {})).toBe('Dear there, your team in this season');
    expect(mergeText('Dear {{name}} {{surname}}, hello', { name: 'Ana' })).toBe('Dear Ana, hello');
  });

  it.each(['{{phone}}', '{{name', 'name}}', '{{na me}}', '{{name|{{startup}}}}'])(
    'refuse %j',
    (text) => {
      expect(mergeProblems(text)).not.toEqual([]);
    },
  );

  it('show hostile names as text', () => {
    const { blocks } = parseMarkdown('Dear **{{name}}**');
    const merged = mergeBlocks(blocks, { name: '<b>[x](https://evil.example/a)</b> {{season}}' });
    expect(blocksToHtml(merged, COLOURS)).not.toMatch(/<a |<b>/);
    expect(blocksToText(merged)).not.toContain('evil.example');
  });
});
