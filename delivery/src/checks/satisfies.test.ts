import { satisfies } from './satisfies';

describe('satisfies', () => {
  it.each([
    ['1.2.3', '^1.2.3', true],
    ['1.3.0', '^1.2.3', true],
    ['1.2.2', '^1.2.3', false],
    ['2.0.0', '^1.2.3', false],
    ['1.1.9', '^1.2.3', false],
    ['1.2.3', '~1.2.3', true],
    ['1.2.9', '~1.2.3', true],
    ['1.2.2', '~1.2.3', false],
    ['1.3.0', '~1.2.3', false],
    ['2.2.9', '~1.2.3', false],
    ['0.1.4', '^0.1.3', true],
    ['0.2.4', '^0.2.3', true],
    ['0.2.2', '^0.2.3', false],
    ['0.3.0', '^0.2.3', false],
    ['0.0.3', '^0.0.3', true],
    ['0.0.4', '^0.0.3', false],
    ['0.0.4', '~0.0.3', true],
    ['1.2.3', '1.2.3', true],
    ['1.2.4', '1.2.3', false],
    ['1.3.3', '1.2.3', false],
    ['2.2.3', '1.2.3', false],
    ['10.0.0', '^9.9.9', false],
    ['19.4.0', '^19.3.1 || ^20.0.0', true],
    ['20.0.0', '^19.3.1 || ^20.0.0', true],
    ['19.3.0', '^19.3.1 || ^20.0.0', false],
    ['21.0.0', '^19.3.1||^20.0.0', false],
  ])('%s in %s: %s', (version, range, answer) => expect(satisfies(version, range)).toBe(answer));

  it.each(['>=1.0.0', '1.x', '*', '^1', '^1.0.0-rc.1', '^0.9.0 || *', '||'])(
    'refuses to guess what %s means',
    (range) => {
      expect(() => satisfies('1.0.0', range)).toThrow('cannot be decided');
    },
  );

  it.each(['1.0.0-rc.1', 'v1.0.0', 'next'])('refuses to guess what %s is', (version) => {
    expect(() => satisfies(version, '^1.0.0')).toThrow('cannot be decided');
  });
});
