import { toCsv } from './toCsv';

it('writes a heading and rows, and quotes values that need it', () => {
  const rows = [
    { name: 'Zrno, d.o.o.', season: 2, seasons: [1, 2], note: 'She said "da"' },
    { name: 'Ελένη', published: true, season: null },
  ];
  expect(toCsv(rows).split('\r\n')).toEqual([
    'name,season,seasons,note,published',
    '"Zrno, d.o.o.",2,1 2,"She said ""da""",',
    'Ελένη,,,,true',
  ]);
});

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '＝1+1'])(
  'escapes %j so that a spreadsheet does not run it as a formula',
  (text) => {
    expect(toCsv([{ text }])).toMatch(/'[=+\-@\t＝]/);
  },
);

it('keeps a text in one cell without a formula where spreadsheets separate cells by semicolons', () => {
  expect(toCsv([{ name: 'Zrno', text: 'a;=1+1' }])).toBe(`name,text\r\nZrno,"a;'=1+1"`);
  expect(toCsv([{ name: 'Zrno', text: 'a, "b"\n=1+1' }])).toBe(
    `name,text\r\nZrno,"a, ""b""\n'=1+1"`,
  );
});

it('does not escape numbers', () => {
  expect(toCsv([{ n: -3 }])).toBe('n\r\n-3');
});
