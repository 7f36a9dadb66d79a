import { ABOUT_HEADER, CHANGES_HEADER } from 'contract/cache-tags';
import { answerHeaders, requestHeaders } from './passedHeaders';

const own = { accept: 'application/json', authorization: 'Bearer abc' };

describe('what a caller says goes on to the api', () => {
  it.each([
    'forwarded',
    'x-forwarded-for',
    'x-forwarded-host',
    'x-real-ip',
    'x-client-ip',
    'x-request-id',
    'traceparent',
    'host',
  ])('but for %s, which only an edge may say', (name) => {
    expect(requestHeaders({ ...own, [name]: 'made up' })).toEqual(own);
  });

  it.each(['connection', 'te', 'upgrade', 'proxy-authorization', 'expect'])(
    'but for %s, which is between two neighbours',
    (name) => {
      expect(requestHeaders({ ...own, [name]: 'x' })).toEqual(own);
    },
  );

  it('but for what it names as its neighbour’s', () => {
    expect(requestHeaders({ ...own, connection: 'x-hop', 'x-hop': '1' })).toEqual(own);
  });
});

it('what the api tells the edge alone is not told to browsers', () => {
  const shown = { 'content-type': 'application/json' };
  const aside = { [ABOUT_HEADER]: 'startup:12', [CHANGES_HEADER]: 'startup:12' };
  expect(answerHeaders({ ...shown, ...aside })).toEqual(shown);
});
