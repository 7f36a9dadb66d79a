import { BOX, curveOf } from './curve';

/** The points of a path: the ends of its segments. */
const points = (path: string) =>
  path
    .split(/(?=[MLC])/)
    .map((piece) => piece.slice(1).split(',').slice(-2).map(Number))
    .map(([x, y]) => [Math.round(x!), Math.round(y!)]);

describe('the curve of a chart', () => {
  it.each([
    ['zeros as a flat line', [0, 0, 0], [63, 63, 63]],
    ['a single view without filling the height', [0, 1, 0], [63, 48, 63]],
    ['growing counts up to the top', [0, 50, 100], [63, 33, 2]],
  ])('draws %s', (_case, counts, heights) => {
    expect(points(curveOf(counts).line)).toEqual(heights.map((y, at) => [at * 150, y]));
  });

  it('spans the full width, and its area reaches the bottom', () => {
    const { area } = curveOf([3, 9]);
    expect(points(area)[0]?.[0]).toBe(0);
    expect(area).toContain(`L${BOX.width},${BOX.height}`);
  });

  it('is empty without days', () => {
    expect(curveOf([])).toEqual({ line: '', area: '' });
  });
});
