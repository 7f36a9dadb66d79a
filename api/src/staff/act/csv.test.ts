import { readCsv, toCsv } from './csv';

const cells = (text: string) => readCsv(text).rows.map((row) => row.cells);

describe('CSV', () => {
  it.each([
    [
      'plain rows',
      'Name,Season\nZrno,2\nŽar,1\n',
      [
        { name: 'Zrno', season: '2' },
        { name: 'Žar', season: '1' },
      ],
    ],
    ['semicolons', 'name;season\nZrno;2', [{ name: 'Zrno', season: '2' }]],
    [
      'tabs and empty cells between them',
      'name\tseason\tstage\nZrno, d.o.o.\t\tseed\n\t2\t\n',
      [
        { name: 'Zrno, d.o.o.', season: '', stage: 'seed' },
        { name: '', season: '2', stage: '' },
      ],
    ],
    [
      'a separator declared in its first line',
      '\uFEFFsep=;\r\nname, legal\r\nZrno\r\n',
      [{ 'name, legal': 'Zrno' }],
    ],
    [
      'semicolons after a comma',
      'Name, legal;Stage;Season\nZrno;seed;2',
      [{ 'name, legal': 'Zrno', stage: 'seed', season: '2' }],
    ],
    ['semicolons after a quoted comma', '"a,b,c";d\n1;2', [{ 'a,b,c': '1', d: '2' }]],
    ['columns without a heading, which are left out', 'name,,\nZrno,x,y', [{ name: 'Zrno' }]],
    [
      'quotes',
      'name,about\n"Zrno, Inc.","says ""hi"""',
      [{ name: 'Zrno, Inc.', about: 'says "hi"' }],
    ],
    ['a line break in quotes', 'name,about\nZrno,"a\nb"', [{ name: 'Zrno', about: 'a\nb' }]],
    [
      'a byte order mark and CRLF',
      '\uFEFFname,season\r\nZrno,2\r\n',
      [{ name: 'Zrno', season: '2' }],
    ],
    ['missing last cells', 'name,season\nZrno', [{ name: 'Zrno', season: '' }]],
    ['empty lines', 'name\n\nZrno\n\n', [{ name: 'Zrno' }]],
    ['an empty first cell', 'name,season\n,2', [{ name: '', season: '2' }]],
  ])('reads %s', (_what, text, rows) => {
    expect(cells(text)).toEqual(rows);
  });

  it.each(['\n', '\r\n', '\r'])('counts lines that end with %j like an editor', (end) => {
    const text = 'name,about\n"A","one\ntwo"\nB,x\n'.replaceAll('\n', end);
    const { rows } = readCsv(text);

    expect(rows.map(({ line }) => line)).toEqual([2, 4]);
    const named = readCsv(`sep=,${end}${text}`);
    expect(named.rows.map(({ line }) => line)).toEqual([3, 5]);
  });

  it.each([
    ['', 'The file is empty.'],
    ['Name,name\nA,B', 'The heading “name” appears twice.'],
    ['name\n\uFFFDar', 'The file is not UTF-8. Save it as “CSV UTF-8”, and try again.'],
    ['name\nA,B', 'Line 2 has more cells than headings.'],
    ['name\n"A" B', 'Line 2: a quotation mark is in the wrong place.'],
    ['name\n"A', 'Line 2: a quotation mark is in the wrong place.'],
  ])('refuses %j', (text, message) => {
    expect(() => readCsv(text)).toThrow(message);
  });

  it.each(['=1+1', '+Plus', '-3', '@quest', '＝1', '＋Plus', '－3', '＠quest'])(
    'escapes %j, and reads it unchanged',
    (name) => {
      expect(toCsv([{ name }])).toBe(`name\n'${name}`);
      expect(cells(toCsv([{ name }]))).toEqual([{ name }]);
    },
  );

  it.each(['a;=1+1', 'a, "b"\n=1+1', 'a\t@quest'])(
    'leaves %j one cell, and no formula, where cells end at semicolons',
    (text) => {
      const file = toCsv([{ name: 'Zrno', text }]);
      expect(file).toMatch(/^name,text\nZrno,".*'[=@].*"$/s);
      expect(cells(file)).toEqual([{ name: 'Zrno', text }]);
    },
  );

  it('writes what it can read, without spreadsheet formulas', () => {
    const rows = [{ name: 'Zrno, "Inc."', seasons: [1, 2], note: '=1+1', none: null, n: -1 }];

    expect(toCsv(rows)).toBe('name,seasons,note,none,n\n"Zrno, ""Inc.""",1 2,\'=1+1,,-1');
    expect(cells(toCsv(rows))[0]).toMatchObject({ name: 'Zrno, "Inc."', note: '=1+1' });
  });
});
