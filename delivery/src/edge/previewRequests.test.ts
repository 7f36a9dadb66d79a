import { previewRequestsIn } from './previewRequests';

const asked = (count: number) =>
  Array.from({ length: count }, (_, at) => `remote-${at}@1.0.0-aaaaaaaa`);

describe('the previews in an address', () => {
  it('are ten releases at most, however they are written', () => {
    const remotes = previewRequestsIn(`/?mfe=${asked(11).join(',')}`).map(({ remote }) => remote);
    expect(remotes).toEqual(Array.from({ length: 10 }, (_, at) => `remote-${at}`));
    const each = asked(11).map((one) => `mfe=${one}`);
    expect(previewRequestsIn(`/?${each.join('&')}`)).toHaveLength(10);
    const apart = previewRequestsIn(`/?mfe=,,,${asked(10).join(', ,')}`);
    expect(apart.map(({ remote }) => remote)).toEqual(remotes);
  });

  it('are read up to 250 characters each', () => {
    const [one] = previewRequestsIn(`/?mfe=remote-x@${'1'.repeat(300)}`);
    expect(one).toEqual({ remote: 'remote-x', release: '1'.repeat(250 - 'remote-x@'.length) });
  });

  it('may contain a further @', () => {
    expect(previewRequestsIn('/?mfe=remote-x@http://a@localhost:3103')).toEqual([
      { remote: 'remote-x', release: 'http://a@localhost:3103' },
    ]);
  });
});
