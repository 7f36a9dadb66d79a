import { keyring, oneKey } from '../keyring';
import { clientProofs } from './proof';

const edge = clientProofs(oneKey('one secret'));
const api = clientProofs(oneKey('one secret'));

describe('a proof of the client address', () => {
  it('is accepted during key rotation, by everybody with the key that made it', () => {
    const [old, fresh] = [oneKey('one secret'), { id: '1', secret: 'another secret' }];
    const both = keyring([fresh, ...old.all]);
    const address = '203.0.113.7';
    expect(clientProofs(both).proven(edge.prove(address))).toBe(address);
    expect(
      clientProofs(keyring([...old.all, fresh])).proven(clientProofs(both).prove(address)),
    ).toBe(address);
    expect(api.proven(clientProofs(both).prove(address))).toBeUndefined();
  });

  it.each(['203.0.113.7', '2001:db8::1', ''])('is accepted with the same secret: %j', (address) => {
    expect(api.proven(edge.prove(address))).toBe(address);
  });

  it('is valid for its own address, and from no other source', () => {
    const { 'x-client-proof': proof } = edge.prove('203.0.113.7');
    const stranger = clientProofs(oneKey('another secret')).prove('203.0.113.7');
    for (const headers of [
      { 'x-client-address': '203.0.113.8', 'x-client-proof': proof },
      { 'x-client-address': '203.0.113.7', 'x-client-proof': '' },
      { 'x-client-address': '203.0.113.7', 'x-client-proof': `${proof}AAAA` },
      { 'x-client-address': '203.0.113.7' },
      { 'x-client-proof': proof },
      { 'x-client-address': '203.0.113.7, 203.0.113.7', 'x-client-proof': proof },
      { 'x-forwarded-for': '203.0.113.7' },
      stranger,
    ]) {
      expect(api.proven(headers)).toBeUndefined();
    }
  });
});
