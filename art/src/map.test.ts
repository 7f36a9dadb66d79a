import { map, mapLabels } from './map';

const size = { width: 820, height: 600 };

it('colours a country by the bin its number falls in', () => {
  const serbia = (count: number) => map(size, { counts: { rs: count } });

  expect(serbia(5)).toBe(serbia(1));
  expect(serbia(6)).not.toBe(serbia(5));
  expect(serbia(40)).not.toBe(serbia(41));
});

it('gives a country without a known number none of the colours', () => {
  expect(map(size, { counts: {} })).not.toContain('#5d2350');
});

it('has a place inside the picture for the number of each of the 13 countries', () => {
  const places = Object.entries(mapLabels(size));

  expect(
    places
      .map(([code]) => code)
      .sort()
      .join(' '),
  ).toBe('al ba bg cy gr hr me mk ro rs si tr xk');
  for (const [, [x, y]] of places) {
    expect(x).toBeGreaterThan(0);
    expect(x).toBeLessThan(size.width);
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(size.height);
  }
});
