import { beaconSender } from './beacon';

const ID = '1.1.0-bbbbbbbb';
const sent: Promise<unknown>[] = [];

/** jsdom has no sendBeacon, and only the old API to read blobs. */
navigator.sendBeacon = (_url, body) => {
  const reader = new FileReader();
  sent.push(
    new Promise((resolve) => {
      reader.onload = () => resolve(JSON.parse(String(reader.result)));
    }),
  );
  reader.readAsText(body as Blob);
  return true;
};

beforeEach(() => {
  sent.splice(0);
  window.__MFE__ = { revision: 42, loaded: { 'remote-founder': ID }, shares: { [ID]: 10 } };
});

const reports = async () => ((await sent[0]) as { reports: object[] }).reports;

describe('reports about a canary', () => {
  it.each(['load', 'render', 'runtime'] as const)('contain its share: %s', async (phase) => {
    beaconSender('/api')({ remote: 'remote-founder', id: ID, phase, ok: false });
    expect(await reports()).toMatchObject([{ id: ID, revision: 42, bucket: 10 }]);
  });

  it('lack a share for the stable release', async () => {
    beaconSender('/api')({ remote: 'remote-founder', id: '1.0.0-aa', phase: 'render', ok: false });
    expect((await reports())[0]).not.toHaveProperty('bucket');
  });
});

describe('one call a page', () => {
  const hide = (state: DocumentVisibilityState) => {
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  };
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('contains the reports of five seconds', () => {
    const send = beaconSender('/api');
    send({ remote: 'shell', id: ID, phase: 'load', ok: true });
    jest.advanceTimersByTime(4_000);
    send({ remote: 'remote-founder', id: ID, phase: 'load', ok: true });
    expect(sent).toHaveLength(0);
    jest.advanceTimersByTime(1_000);
    expect(sent).toHaveLength(1);
    jest.useRealTimers();
    return expect(reports()).resolves.toHaveLength(2);
  });

  it('sends a failure at once, with pending reports', () => {
    const send = beaconSender('/api');
    send({ remote: 'shell', id: ID, phase: 'load', ok: true });
    send({ remote: 'remote-founder', id: ID, phase: 'load', ok: false });
    expect(sent).toHaveLength(1);
    jest.advanceTimersByTime(60_000);
    expect(sent).toHaveLength(1);
    jest.useRealTimers();
    return expect(reports()).resolves.toMatchObject([{ ok: true }, { ok: false }]);
  });

  it('contains all pending reports and late measurements when the page is hidden', () => {
    const send = beaconSender('/api');
    send({ remote: 'shell', id: ID, phase: 'load', ok: true });
    document.addEventListener(
      'visibilitychange',
      () => send({ remote: 'shell', id: ID, phase: 'vitals', ok: true, lcp: 900 }),
      { once: true },
    );
    hide('hidden');
    expect(sent).toHaveLength(1);
    jest.useRealTimers();
    return expect(reports()).resolves.toMatchObject([{ phase: 'load' }, { phase: 'vitals' }]);
  });

  it('is no larger than the limit of the api', () => {
    const send = beaconSender('/api');
    for (let n = 0; n < 45; n += 1) send({ remote: 'shell', id: ID, phase: 'load', ok: true });
    expect(sent).toHaveLength(2);
  });
});

describe('a ticket', () => {
  it('stays the first one for a release, because a newer one may not name it', async () => {
    const send = beaconSender('/api');
    const tell = (id: string, ok: boolean) =>
      send({ remote: 'remote-founder', id, phase: 'load', ok });
    window.__MFE__!.ticket = 'first';
    tell(ID, true);
    window.__MFE__!.ticket = 'newer';
    tell('1.2.0-cccccccc', true);
    tell(ID, false);
    expect(await reports()).toMatchObject([
      { id: ID, ticket: 'first' },
      { id: '1.2.0-cccccccc', ticket: 'newer' },
      { id: ID, ok: false, ticket: 'first' },
    ]);
  });
});

describe('a page cached for many visitors', () => {
  it('waits for its own ticket before it reports a failure', async () => {
    let come = () => {};
    const ticketComes = new Promise<void>((resolve) => {
      come = resolve;
    });
    const send = beaconSender('/api', ticketComes);
    send({ remote: 'remote-founder', id: ID, phase: 'load', ok: false });
    expect(sent).toHaveLength(0);
    window.__MFE__!.ticket = 'own';
    come();
    await ticketComes;
    await Promise.resolve();
    expect(await reports()).toMatchObject([{ id: ID, ok: false, ticket: 'own' }]);
  });
});
