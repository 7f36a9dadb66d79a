import { dropKeys, type Keyring, rotateKeyring, withNewKey } from 'server-kit/keyring';

import { type Config, readConfig } from '../../app/env';
import { conflict, notFound } from '../../app/httpError';
import { keyringOf } from '../../app/keys';
import type { Answer } from '../../staff/act/act';
import { WrongUse } from '../../staff/act/wrongUse';
import type { Agree, Tool } from './tool';

/** Shown before a key is dropped; `agree` adds that it cannot be undone. */
const LOSSES =
  'Authenticator apps that were added under this key stop working: their owners sign in with a recovery code or a passkey, ' +
  'and add the app again. Unsubscribe links of older emails and links in emails that still wait stop working, too.';

const USE = 'Give a command: keys list, keys rotate or keys drop <id>';

/** Keys of links, cookies and proofs. Secrets are shown only if the operator has to set them. */
export function keys(env: NodeJS.ProcessEnv): Tool {
  return {
    name: 'keys',
    takes: 'list | rotate | drop <id>',
    about:
      'Lists, rotates and removes the keys that sign emailed links, cookies and client addresses.',
    async run([verb, id, ...more], agree) {
      const config = readConfig(env);
      const { appKeys, dataDir } = config;
      if (more.length > 0 || (verb === 'drop') !== (id !== undefined)) throw new WrongUse(USE);
      if (verb === 'list') return list(keyringOf(config));
      if (verb === 'rotate') return appKeys ? inVariable(appKeys) : list(rotateKeyring(dataDir));
      if (verb === 'drop') return drop(config, id!, agree);
      throw new WrongUse(USE);
    },
  };
}

const list = ({ all, current }: Keyring): Answer =>
  all.map((key) => ({ id: key.id, use: key === current ? 'writes and reads' : 'reads' }));

function inVariable(appKeys: Keyring): string {
  const { current, all } = withNewKey(appKeys);
  const ids = all.map(({ id }) => `${id}:…`);
  return [
    'APP_SECRET holds the keys, so change it where the processes get it from. The new key is',
    `  ${current.id}:${current.secret}`,
    `First set it so that all processes can read the new key:  APP_SECRET=${[...ids.slice(1), ids[0]].join(',')}`,
    `then so that they write with it:                          APP_SECRET=${ids.join(',')}`,
    'and restart the processes each time. A secret without an id has the id 0.',
    `Remove an old key only when nothing needs it any more. ${LOSSES}`,
  ].join('\n');
}

async function drop({ appKeys, dataDir }: Config, id: string, agree: Agree): Promise<Answer> {
  if (appKeys) throw conflict('APP_SECRET holds the keys: remove the key from it.');
  const { current, find } = keyringOf({ appKeys, dataDir });
  if (!find(id)) throw notFound(`There is no key ${id}.`);
  if (current.id === id) throw conflict(`Key ${id} is in use for writing. Run keys rotate first.`);
  await agree(LOSSES, id);
  return list(dropKeys(dataDir, [id]));
}
