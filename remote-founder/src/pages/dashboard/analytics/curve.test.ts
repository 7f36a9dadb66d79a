import { BOX, curveOf } from './curve';

/** The points of a path: the ends of its segments. */
const points = (path: string) =>
  path
    .split(/(?=[MLC])/)
    .map((piece) => piece.slice(1).split(',').slice(-2).map(Number))
    .map(([x, y]) => [Math.round(x!), Math.round(y!)]);

describe('a curve of counts', () => {
  it.each([
    ['nothing', [0, 0, 0], [63, 63, 63]],
    ['one among many quiet days, not taken for a rush', [0, 1, 0], [63, 48, 63]],
    ['more and more', [0, 50, 100], [63, 33, 2]],
  ])('%s', (_case, counts, heights) => {
    expect(points(curveOf(counts).line)).toEqual(heights.map((y, at) => [at * 150, y]));
  });

  it('spans the full width, and its area reaches the bottom', () => {
    const { area } = curveOf([3, 9]);
    expect(points(area)[0]?.[0]).toBe(0);
    expect(area).toContain(`L${BOX.width},${BOX.height}`);
  });

  it('is empty when there are no days', () => {
    expect(curveOf([])).toEqual({ line: '', area: '' });
  });
});
