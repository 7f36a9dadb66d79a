const bytes = (text: string) => new TextEncoder().encode(text).buffer;

const START = {
  /** The error of a browser whose reader chooses no passkey. */
  refuses: undefined as string | undefined,
  asked: [] as string[],
  /** What the page has said about passkeys that no longer work. */
  signals: [] as unknown[],
  /** Whether the browser can offer passkeys among the suggestions of a field. */
  suggests: false,
  /** The reader chooses the passkey that is offered now; undefined when none is. */
  choose: undefined as (() => void) | undefined,
};

/** The browser's passkeys, and the reader's reaction when it asks for one. */
export const passkeyState = { ...START };

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
  async function suggest(signal: AbortSignal) {
    await new Promise<void>((resolve, reject) => {
      passkeyState.choose = resolve;
      signal.addEventListener('abort', () => reject(signal.reason));
    }).finally(() => {
      passkeyState.choose = undefined;
    });
    return answer('suggest');
  }
  beforeEach(() => {
    Object.assign(passkeyState, START, { asked: [], signals: [] });
    const isConditionalMediationAvailable = async () => passkeyState.suggests;
    const signal = async (stated: unknown) => void passkeyState.signals.push(stated);
    const PublicKeyCredential = Object.assign(class {}, {
      isConditionalMediationAvailable,
      signalUnknownCredential: signal,
      signalAllAcceptedCredentials: signal,
    });
    Object.assign(window, { PublicKeyCredential });
    const credentials = {
      create: async () => answer('create'),
      get: async ({ mediation, signal }: CredentialRequestOptions) =>
        mediation === 'conditional' ? suggest(signal!) : answer('get'),
    };
    Object.defineProperty(navigator, 'credentials', { value: credentials, configurable: true });
  });
  afterEach(() => {
    Reflect.deleteProperty(window, 'PublicKeyCredential');
    Reflect.deleteProperty(navigator, 'credentials');
  });
}
