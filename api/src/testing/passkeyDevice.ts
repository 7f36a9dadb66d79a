import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const base64 = (data: Buffer) => data.toString('base64url');

/** Flags of the authenticator: the user was present, and was verified. */
export const PRESENT = 0x01;
export const VERIFIED = 0x05;

interface Say {
  /** Origin of the requesting page; the tests' site when left out. */
  origin?: string;
  rpId?: string;
  flags?: number;
  /** The reported signature counter; incremented when left out. */
  counter?: number;
}

/** A device with one passkey (ES256, no attestation), with a browser's responses. */
export function passkeyDevice() {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  let uses = 0;

  const clientData = (type: string, challenge: string, origin = 'http://localhost:3000') =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

  function authData(
    { rpId = 'localhost', flags = VERIFIED, counter }: Say,
    more = Buffer.alloc(0),
  ) {
    const count = Buffer.alloc(4);
    uses += 1;
    count.writeUInt32BE(counter ?? uses);
    const attested = more.length > 0 ? 0x40 : 0;
    return Buffer.concat([sha256(rpId), Buffer.from([flags | attested]), count, more]);
  }

  const credential = {
    id: base64(id),
    rawId: base64(id),
    type: 'public-key',
    clientExtensionResults: {},
  };

  return {
    /** The result of `navigator.credentials.create`. */
    make({ challenge }: { challenge: string }, say: Say = {}) {
      const { x, y } = publicKey.export({ format: 'jwk' });
      // COSE: {1: 2 (EC2), 3: -7 (ES256), -1: 1 (P-256), -2: x, -3: y}
      const cose = Buffer.concat([
        Buffer.from('a5010203262001215820', 'hex'),
        Buffer.from(x!, 'base64url'),
        Buffer.from('225820', 'hex'),
        Buffer.from(y!, 'base64url'),
      ]);
      const length = Buffer.from([0, id.length]);
      const data = authData(say, Buffer.concat([Buffer.alloc(16), length, id, cose]));
      // CBOR: {"fmt": "none", "attStmt": {}, "authData": bytes}
      const attestation = Buffer.concat([
        Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex'),
        Buffer.from([data.length]),
        data,
      ]);
      const response = {
        clientDataJSON: base64(clientData('webauthn.create', challenge, say.origin)),
        attestationObject: base64(attestation),
        transports: ['internal'],
      };
      return { ...credential, response };
    },

    /** The result of `navigator.credentials.get`. */
    answer({ challenge }: { challenge: string }, say: Say = {}) {
      const client = clientData('webauthn.get', challenge, say.origin);
      const data = authData(say);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      const response = {
        clientDataJSON: base64(client),
        authenticatorData: base64(data),
        signature: base64(signature),
      };
      return { ...credential, response };
    },
  };
}
