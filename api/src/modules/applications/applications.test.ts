import { testApp } from '../../testing';

describe.each([true, false])('when the operator says %s', (applicationsOpen) => {
  const kit = testApp({ config: { applicationsOpen } });

  it('reports it to everybody, and allows short caching', async () => {
    const { status, body, headers } = await kit.get('/applications/state');

    expect({ status, body }).toEqual({ status: 200, body: { open: applicationsOpen } });
    expect(headers['cache-control']).toContain('public, max-age=30');
  });
});
