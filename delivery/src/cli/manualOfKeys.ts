/** Manual texts of the commands for keys and signatures. */
export const KEYS_MANUAL: Record<string, { about: string; examples: string[] }> = {
  keys: {
    about:
      '`new` makes a private key in a file of your own and prints the public one. `add` lets it publish ' +
      'the part of its team. Who is trusted stands in the file MFE_TRUST names, beside every edge and ' +
      'never in the store; your own key in MFE_KEY_FILE or MFE_KEY. That of the team `api` says which api is ' +
      'deployed; one with --only canary does what `watch` does, and nothing else. `revoke` ends a key, and vouches for ' +
      'what stands at that moment: look at it first. What the key still signs is shown nowhere that has the new ' +
      'list; `verify` names the file, and nothing is published until it is removed.',
    examples: [
      'keys new --file ~/.mfe.key',
      'keys add remote-founder ana ed25519:Xk3…',
      'keys add api eli ed25519:9aQ…',
      'keys add remote-founder watch ed25519:7Fd… --only canary',
      'keys list',
      'keys revoke 41fd5c1841fd5c18',
    ],
  },
  sign: {
    about:
      'The shell, who owns which address, min-shell and whatever else concerns all teams is signed by as ' +
      'many teams as the trust says (two). Who changes it signs first, and the revision waits; it is gone ' +
      'when another one is made before. Read what it changes, then sign it by the id shown.',
    examples: ['sign', 'sign 41fd5c1841fd'],
  },
  preview: {
    about:
      'Prints an address that shows a release which passed its checks (`publish --canary 0` shows it to ' +
      'nobody else) to whoever opens it, in their tab, until the time is over: a week at most. It is ' +
      'signed by your key, so you can do it for what you may publish. Nothing in the store changes.',
    examples: ['preview remote-founder@1.0.0-41fd5c18 --for 2h'],
  },
};
