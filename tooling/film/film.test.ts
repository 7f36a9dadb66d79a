import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { LENGTH, SHOTS } from './shots';
import { levelAt } from './sound';

const SIZE = { width: 72, height: 90 };
const captions = readFileSync(join(__dirname, '../../shell/src/auth/film/welcome.vtt'), 'utf8');

describe('the welcome film', () => {
  it('runs without a gap, one shot after the other', () => {
    expect(SHOTS.map(({ from }) => from)).toEqual([0, ...SHOTS.slice(0, -1).map(({ to }) => to)]);
    expect(LENGTH).toBeLessThanOrEqual(13);
  });

  it('says each of its titles in the captions, when it is seen', () => {
    const stamp = (seconds: number) => `00:${seconds.toFixed(3).padStart(6, '0')} -->`;
    for (const { title, from } of SHOTS.filter((shot, i) => shot.title !== SHOTS[i - 1]?.title)) {
      const [, cue] = captions.split(stamp(from));
      expect(cue?.split('\n\n')[0]).toContain(`${title}.`);
    }
  });

  it.each(SHOTS)(
    'draws "$title" at $from s from its beginning to its end, always alike',
    (shot) => {
      for (const share of [0, 0.5, 1]) {
        const drawn = shot.draw(SIZE, share);
        expect(drawn).toMatch(/^<(svg|rect) /);
        expect(drawn).not.toMatch(/NaN|undefined|Infinity/);
        expect(shot.draw(SIZE, share)).toBe(drawn);
      }
    },
  );

  it('has music all along, never too loud, which ends in silence', () => {
    const received = Array.from({ length: 13_000 }, (_, ms) => Math.abs(levelAt(ms / 1_000)));
    expect(Math.max(...received)).toBeLessThan(0.8);
    for (let second = 0; second < LENGTH; second += 1) {
      expect(Math.max(...received.slice(second * 1_000, (second + 1) * 1_000))).toBeGreaterThan(
        0.02,
      );
    }
    expect(levelAt(LENGTH)).toBeCloseTo(0);
  });
});
