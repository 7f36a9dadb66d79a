import { guardCell, readCell } from '.';

it.each([
  ['=1+1', "'=1+1"],
  ['-3', "'-3"],
  ['＠quest', "'＠quest"],
  ['Zrno;=1+1', "Zrno;'=1+1"],
  ['Zrno; @quest', "Zrno; '@quest"],
  ['Zrno\t+1', "Zrno\t'+1"],
  ['We did:\n- ship', "We did:\n'- ship"],
  ['=1;=2', "'=1;'=2"],
  [' =1', " '=1"],
  ["'=1", "''=1"],
  ["a;'=1", "a;''=1"],
  ['\tx', "'\tx"],
  ["'\tx", "''\tx"],
  ['\r\n=1', "'\r\n'=1"],
  ['a = b; c-d@e', 'a = b; c-d@e'],
  ["It's; 'fine'", "It's; 'fine'"],
])('a spreadsheet runs no part of %j, and an import reads it as it was', (text, cell) => {
  expect(guardCell(text)).toBe(cell);
  expect(readCell(cell)).toBe(text);
});
