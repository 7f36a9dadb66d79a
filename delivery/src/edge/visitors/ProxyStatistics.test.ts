import { ProxyStatistics } from './ProxyStatistics';

let now = 0;
const from = (remoteAddress: string, forwarded?: string, ip = remoteAddress) =>
  ({
    ip,
    socket: { remoteAddress },
    headers: forwarded ? { 'x-forwarded-for': forwarded } : {},
  }) as unknown as Parameters<ProxyStatistics['note']>[0];
const aSeen = (proxy = 'none') =>
  new ProxyStatistics(
    (address) => address === proxy,
    () => now,
  );
const often = (statistics: ProxyStatistics, ...args: Parameters<typeof from>) => {
  for (let count = 0; count < 60; count += 1) statistics.note(from(...args));
};

describe('the identified visitors', () => {
  it('are reported to the operator when all have the address of an unlisted proxy', () => {
    const statistics = aSeen();
    often(statistics, '::ffff:10.0.0.5', '203.0.113.7');
    expect(statistics.mistaken()).toBe('10.0.0.5');
  });

  it.each([
    ['the proxy is trusted', '10.0.0.5', ['10.0.0.5', '203.0.113.7', '203.0.113.7']],
    ['nobody says who asks', 'none', ['10.0.0.5']],
    ['a visitor from outside makes it up', 'none', ['198.51.100.1', '203.0.113.7']],
  ] as const)('are as they should be when %s', (_when, proxy, args) => {
    const statistics = aSeen(proxy);
    often(statistics, ...(args as unknown as Parameters<typeof from>));
    expect(statistics.mistaken()).toBeUndefined();
  });

  it('are counted by network, for some minutes, with the hops', () => {
    const statistics = aSeen();
    for (let host = 1; host < 5; host += 1) statistics.note(from(`203.0.113.${host}`));
    statistics.note(from('2001:db8::1', '198.51.100.1, 198.51.100.2'));
    statistics.note(from('2001:db8::2'));
    expect(statistics.figures()).toEqual({ addresses: 5, hops: 2 });
    now += 6 * 60_000;
    statistics.note(from('203.0.113.1'));
    expect(statistics.figures()).toEqual({ addresses: 5, hops: 2 });
    now += 6 * 60_000;
    statistics.note(from('203.0.113.9'));
    expect(statistics.figures()).toEqual({ addresses: 2, hops: 0 });
  });
});
