import { beaconSender } from './beacon';

const ID = '1.1.0-bbbbbbbb';
const sent: Promise<unknown>[] = [];

/** jsdom has no way to tell, and reads its blobs the old way only. */
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

describe('whatever is told of a canary', () => {
  it.each(['load', 'render', 'runtime'] as const)('names its share: %s', async (phase) => {
    beaconSender('/api')({ remote: 'remote-founder', id: ID, phase, ok: false });
    expect(await sent[0]).toMatchObject({ id: ID, revision: 42, bucket: 10 });
  });

  it('is not told of the stable release', async () => {
    beaconSender('/api')({ remote: 'remote-founder', id: '1.0.0-aa', phase: 'render', ok: false });
    expect(await sent[0]).not.toHaveProperty('bucket');
  });
});
