import { columnsOf, PLOT_HEIGHT } from './columnsOf';

it('scales columns to a round maximum', () => {
  const { columns, lines } = columnsOf([0, 37, 70, 10]);
  expect(columns.map((column) => Math.round(column!.height))).toEqual([0, 67, 126, 18]);
  expect(lines.map(({ count }) => count)).toEqual([0, 20, 40, 60, 80]);
  expect(lines.at(-1)!.y).toBe(0);
  const last = columns.at(-1)!;
  expect(last.x + last.width).toBeLessThanOrEqual(100);
});

it('gives a count of one a low column, and the axis whole numbers only', () => {
  const { columns, lines } = columnsOf([1, 0]);
  expect(columns[0]!.height).toBe(PLOT_HEIGHT / 4);
  expect(lines.every(({ count }) => Number.isInteger(count))).toBe(true);
  expect(columnsOf([]).columns).toEqual([]);
});

it('leaves a gap for unknown counts, unlike for zero', () => {
  const { columns, gaps } = columnsOf([null, null, 0, null]);
  expect(columns.map((column) => column?.height)).toEqual([undefined, undefined, 0, undefined]);
  expect(gaps).toEqual([
    { x: 0, width: 50 },
    { x: 75, width: 25 },
  ]);
});
