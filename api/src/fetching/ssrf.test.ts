import { feedServer } from '../testing/feedServer';
import { TEST_CERTIFICATE } from '../testing/testCertificate';
import { fetchPublic } from './fetchPublic';
import { isPublicAddress } from './isPublicAddress';
import type { Network } from './network';

const server = feedServer();
const HOW = { accept: 'text/calendar', userAgent: 'test' };

/** Names resolve as a test sets them; 127.0.0.7 is this machine and counts as public. */
const network = (names: Record<string, string[]> = {}): Network => ({
  resolve: async (name) => names[name] ?? [],
  mayConnect: (address) => address === '127.0.0.7' || isPublicAddress(address),
  ports: [443, server.secure],
  ca: TEST_CERTIFICATE,
});

const WRITTEN = [
  'http://calendar.example/a.ics',
  'ftp://calendar.example/a.ics',
  'file:///etc/passwd',
  'gopher://calendar.example/_x',
  'data:text/calendar,BEGIN:VCALENDAR',
  'javascript:alert(1)',
  'https://me:secret@calendar.example/a.ics',
  'https://calendar.example@127.0.0.1/a.ics',
  'https://calendar.example:22/a.ics',
  'https://calendar.example:6379/a.ics',
  'https://localhost/a.ics',
  'https://LOCALHOST./a.ics',
  'https://api.localhost/a.ics',
  'https://postgres/a.ics',
  'https://printer.local/a.ics',
  'https://metadata.google.internal/computeMetadata/v1/',
  'https://intranet.corp/a.ics',
  'https://7.0.0.127.in-addr.arpa/a.ics',
  'https://127.0.0.1/a.ics',
  'https://127.1/a.ics',
  'https://2130706433/a.ics',
  'https://0x7f000001/a.ics',
  'https://0177.0.0.1/a.ics',
  'https://0/a.ics',
  'https://①②⑦.⓪.⓪.①/a.ics',
  'https://169.254.169.254/latest/meta-data/',
  'https://[::1]/a.ics',
  'https://[::]/a.ics',
  'https://[::ffff:127.0.0.1]/a.ics',
  'https://[::ffff:a9fe:a9fe]/a.ics',
  'https://[fe80::1]/a.ics',
  'https://[fd00:ec2::254]/latest/meta-data/',
  'https://8.8.8.8/a.ics',
  'webcal://127.0.0.1/a.ics',
  'webcal://localhost/a.ics',
  `https://calendar.example/${'a'.repeat(2_100)}`,
];

const RESOLVED = [
  '127.0.0.1',
  '127.255.255.254',
  '0.0.0.0',
  '10.0.0.5',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '169.254.169.254',
  '169.254.170.2',
  '100.64.0.1',
  '100.100.100.200',
  '168.63.129.16',
  '192.0.0.8',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::1',
  '::',
  '::ffff:10.0.0.1',
  '::ffff:a00:1',
  '64:ff9b::a00:1',
  '64:ff9b:1::1',
  '2002:7f00:1::',
  '2001:0:7f00:1::',
  'fe80::1',
  'fc00::1',
  'fd00:ec2::254',
  'ff02::1',
  'fec0::1',
  '100::1',
  '2001:db8::1',
  '5f00::1',
];

const REDIRECTED = [
  'http://calendar.example/a.ics',
  'http://127.0.0.1/',
  'https://127.0.0.1/',
  '//localhost/',
  'https://[::1]/',
  'file:///etc/passwd',
  'https://inner.example/',
  'webcal://inner.example/',
  'https://me@calendar.example/',
  'https://calendar.example:25/',
];

it('is tested in more than sixty ways', () => {
  expect(WRITTEN.length + RESOLVED.length + REDIRECTED.length).toBeGreaterThan(60);
});

describe('an address of our own network', () => {
  it.each(WRITTEN)('is refused as it is written: %s', async (address) => {
    const names = network({ 'calendar.example': ['127.0.0.7'] });

    await expect(fetchPublic(address, { ...HOW, network: names })).rejects.toMatchObject({
      code: 'address',
    });
    expect(server.asked).toEqual([]);
  });

  it.each(RESOLVED)(
    'is refused when its name resolves to %s, alone or among others',
    async (inner) => {
      for (const addresses of [[inner], ['127.0.0.7', inner], [inner, '127.0.0.7']]) {
        const names = network({ 'calendar.example': addresses });
        const address = `https://calendar.example:${server.secure}/a.ics`;

        await expect(fetchPublic(address, { ...HOW, network: names })).rejects.toMatchObject({
          code: 'unreachable',
        });
      }
      expect(server.asked).toEqual([]);
    },
  );

  it.each(REDIRECTED)('is refused when another one redirects to it: %s', async (location) => {
    const names = network({ 'calendar.example': ['127.0.0.7'], 'inner.example': ['10.0.0.5'] });
    server.answer = (_, response) => response.writeHead(302, { location }).end();
    const address = `https://calendar.example:${server.secure}/a.ics`;

    await expect(fetchPublic(address, { ...HOW, network: names })).rejects.toMatchObject({
      code: expect.stringMatching(/^(address|unreachable)$/),
    });
    expect(server.asked).toHaveLength(1);
  });

  it('is not connected to when its name changes after the check', async () => {
    const answers = [['127.0.0.7'], ['127.0.0.1']];
    const names = { ...network(), resolve: async () => answers.shift() ?? [] };
    server.answer = (request, response) => response.end(request.socket.localAddress);
    const address = `https://calendar.example:${server.secure}/a.ics`;

    const fetched = await fetchPublic(address, { ...HOW, network: names });
    expect(fetched).toMatchObject({ text: '127.0.0.7' });
    expect(answers).toHaveLength(1);
  });

  it('gets the same error as an unknown one', async () => {
    const faults = ['inner.example', 'nobody.example'].map((name) =>
      fetchPublic(`https://${name}/`, { ...HOW, network: network({ 'inner.example': ['::1'] }) }),
    );
    const [inner, unknown] = (await Promise.allSettled(faults)) as PromiseRejectedResult[];
    expect(inner?.reason).toEqual(unknown?.reason);
  });
});

it.each(['8.8.8.8', '142.250.185.78', '2a00:1450:4001:82a::200e', '2606:4700::6810:85e5'])(
  'the address %s is public',
  (address) => expect(isPublicAddress(address)).toBe(true),
);
