import { ABOUT_HEADER, CHANGES_HEADER } from 'contract/cache-tags';
import { processorTime } from 'server-kit/testing/processorTime';
import { answerHeaders, requestHeaders } from './passedHeaders';

const own = { accept: 'application/json', authorization: 'Bearer abc' };

describe('headers of a caller are forwarded to the api', () => {
  it.each([
    'forwarded',
    'x-forwarded-for',
    'x-forwarded-host',
    'x-real-ip',
    'x-client-ip',
    'x-request-id',
    'traceparent',
    'host',
  ])('except %s, which only an edge may set', (name) => {
    expect(requestHeaders({ ...own, [name]: 'made up' })).toEqual(own);
  });

  it.each(['connection', 'te', 'upgrade', 'proxy-authorization', 'expect'])(
    'except %s, which is hop-by-hop',
    (name) => {
      expect(requestHeaders({ ...own, [name]: 'x' })).toEqual(own);
    },
  );

  it('except those that the Connection header names', () => {
    expect(requestHeaders({ ...own, connection: 'x-hop', 'x-hop': '1' })).toEqual(own);
  });

  it('in little time, however the Connection header is written', () => {
    const connection = `a${' '.repeat(15_000)}b ,  x-hop`; // a request may have 16 KiB of headers
    const taken = processorTime(() => {
      for (let call = 0; call < 20; call += 1)
        expect(requestHeaders({ ...own, connection, 'x-hop': '1' })).toEqual(own);
    });
    expect(taken).toBeLessThan(1_000);
  });
});

it('headers between api and edge are not sent to browsers', () => {
  const shown = { 'content-type': 'application/json' };
  const aside = { [ABOUT_HEADER]: 'startup:12', [CHANGES_HEADER]: 'startup:12' };
  expect(answerHeaders({ ...shown, ...aside })).toEqual(shown);
});
