const bytes = (text: string) => new TextEncoder().encode(text).buffer;

/** The reader's reaction when the browser asks for a passkey. */
export const passkeyState = { refuses: undefined as string | undefined, asked: [] as string[] };

/** jsdom has no passkeys: this mocks a browser with one device that confirms every request. */
export function mockPasskeys(): void {
  function answer(kind: string) {
    passkeyState.asked.push(kind);
    if (passkeyState.refuses) throw new DOMException('No.', passkeyState.refuses);
    const response = {
      clientDataJSON: bytes('{}'),
      attestationObject: bytes('made'),
      authenticatorData: bytes('used'),
      signature: bytes('signed'),
      getTransports: () => ['internal'],
    };
    const credential = { id: 'a-key', rawId: bytes('a-key'), type: 'public-key', response };
    return { ...credential, getClientExtensionResults: () => ({}) };
  }
  beforeEach(() => {
    Object.assign(passkeyState, { refuses: undefined, asked: [] });
    Object.assign(window, { PublicKeyCredential: class {} });
    const credentials = {
      create: async () => answer('create'),
      get: async () => answer('get'),
    };
    Object.defineProperty(navigator, 'credentials', { value: credentials, configurable: true });
  });
  afterEach(() => {
    Reflect.deleteProperty(window, 'PublicKeyCredential');
    Reflect.deleteProperty(navigator, 'credentials');
  });
}
