import {
  address,
  flag,
  given,
  integer,
  keys,
  like,
  list,
  network,
  oneOf,
  origin,
  port,
  readVariables,
  text,
  url,
} from '.';

describe('the variables of a process', () => {
  it('are parsed and trimmed', () => {
    expect(
      readVariables(
        {
          PORT: ' 8080 ',
          ROUNDS: '7',
          DEMO: 'Yes',
          LEVEL: 'warn',
          NAME: ' Quest ',
          SITE: 'https://quest.example//',
          DB: 'postgres://db/q',
          DAY: '2026-06-30',
          ORIGINS: 'https://a.example, http://b.example:8080,',
          KEY: `2:${'k'.repeat(32)}`,
          TRUST: '10.0.0.0/8,::1',
        },
        {
          PORT: port(),
          ROUNDS: integer(1, 9),
          DEMO: flag(),
          LEVEL: oneOf(['warn', 'info']),
          NAME: text(),
          SITE: address(),
          DB: url('postgres'),
          ORIGINS: list(origin()),
          DAY: like(/^\d{4}-\d{2}-\d{2}$/, '2026-06-30'),
          KEY: keys(),
          TRUST: list(network()),
        },
      ),
    ).toMatchObject({
      PORT: 8080,
      ROUNDS: 7,
      DEMO: true,
      LEVEL: 'warn',
      NAME: 'Quest',
      DAY: '2026-06-30',
      SITE: 'https://quest.example',
      DB: 'postgres://db/q',
      TRUST: ['10.0.0.0/8', '::1'],
      ORIGINS: ['https://a.example', 'http://b.example:8080'],
      KEY: { current: { id: '2' } },
    });
  });

  it('count as not given when they are empty', () => {
    const shape = { PORT: port().default(3000), DEMO: flag().optional(), ORIGINS: list(origin()) };

    expect(readVariables({ PORT: ' ', DEMO: '' }, shape)).toEqual({ PORT: 3000, ORIGINS: [] });
    expect(given({ PORT: ' ' }, 'PORT')).toBeUndefined();
  });

  it.each([
    ['eighty', port(), "IT must be a port from 1 to 65535, not 'eighty'."],
    ['0', port(), "IT must be a port from 1 to 65535, not '0'."],
    ['1.5', integer(1, 9), "IT must be a whole number from 1 to 9, not '1.5'."],
    ['Infinity', integer(1, 9), "IT must be a whole number from 1 to 9, not 'Infinity'."],
    ['maybe', flag(), "IT must be on or off, not 'maybe'."],
    ['loud', oneOf(['warn', 'info']), "IT must be one of warn, info, not 'loud'."],
    ['June', like(/^\d+$/, '2026'), "IT must be like 2026, not 'June'."],
    [
      'q.example',
      address(),
      "IT must be an address that starts with http:// or https://, not 'q.example'.",
    ],
    [
      'everybody',
      list(network()),
      "IT must be a list of networks such as 10.0.0.0/8, not 'everybody'.",
    ],
    [
      'https://a.example/path',
      list(origin()),
      "IT must be a list of origins such as https://www.example.org, not 'https://a.example/path'.",
    ],
    [
      'mysql://ana:hunter2@db',
      url('postgres', 'postgresql'),
      'IT must be an address that starts with postgres:// or postgresql://.',
    ],
    ['hunter2', url('redis'), 'IT must be an address that starts with redis://.'],
    [
      'ftp://ana:hunter2@a',
      address(),
      'IT must be an address that starts with http:// or https://.',
    ],
    [
      'hunter2',
      keys(),
      'IT must be 32 or more random characters without spaces, or a list of such secrets with ids, e.g. 2:the-new-one,1:the-old-one.',
    ],
    [undefined, text(), 'IT must be set.'],
  ])('%j is refused with a sentence', (value, field, sentence) => {
    expect(() => readVariables({ IT: value }, { IT: field })).toThrow(
      expect.objectContaining({ message: sentence }),
    );
  });

  it('are refused all at once, in the order in which they are read', () => {
    const read = () => readVariables({ B: '0', A: 'maybe' }, { A: flag(), B: port(), C: text() });

    expect(read).toThrow(
      [
        "A must be on or off, not 'maybe'.",
        "B must be a port from 1 to 65535, not '0'.",
        'C must be set.',
      ].join('\n'),
    );
  });
});
