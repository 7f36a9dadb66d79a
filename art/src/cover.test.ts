import { cover } from './cover';

const markOf = (picture: string) => picture.match(/<g transform="([^"]+)">(.*)<\/g>/s)!;

it.each(Array.from({ length: 12 }, (_, i) => i))(
  'mark %i keeps the weight of its lines at any size',
  (index) => {
    const small = markOf(cover({ width: 480, height: 270 }, { seed: 'Zrno', index }));
    const large = markOf(cover({ width: 960, height: 540 }, { seed: 'Zrno', index }));

    expect(large[2]).toBe(small[2]);
    expect([small[1], large[1]]).toEqual([
      'translate(240,135) scale(1)',
      'translate(480,270) scale(2)',
    ]);
  },
);

it('draws background and mark by lot from the name when none is given, always the same', () => {
  const size = { width: 480, height: 270 };

  expect(cover(size, { seed: 'Zrno' })).toBe(cover(size, { seed: 'Zrno' }));
  expect(cover(size, { seed: 'Zrno' })).not.toBe(cover(size, { seed: 'Ploveo' }));
});
