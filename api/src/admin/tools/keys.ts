import { dropKeys, type Keyring, rotateKeyring, withNewKey } from 'server-kit/keyring';

import { type Config, readConfig } from '../../app/env';
import { conflict, notFound } from '../../app/httpError';
import { keyringOf } from '../../app/keys';
import type { Answer } from '../../staff/act/act';
import { WrongUse } from '../../staff/act/wrongUse';
import type { Agree, Tool } from './tool';

/** Shown before a key is dropped; `agree` adds that it cannot be undone. */
const LOSSES =
  'Authenticator apps that were added under this key stop working: who has one signs in with a recovery code or a passkey, ' +
  'and adds it anew. Unsubscribe links of older mails and links in mails that still wait end, too.';

const USE = 'Say what to do: keys list, keys rotate, or keys drop <id>';

/** Keys of links, cookies and proofs. Secrets are shown only if the operator has to set them. */
export function keys(env: NodeJS.ProcessEnv): Tool {
  return {
    name: 'keys',
    takes: 'list | rotate | drop <id>',
    about: 'Lists, renews and drops the keys of mailed links, cookies and of who asks.',
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
    'APP_SECRET holds the keys, so set it anew where the processes get it from. The new key is',
    `  ${current.id}:${current.secret}`,
    `First let all processes read it:  APP_SECRET=${[...ids.slice(1), ids[0]].join(',')}`,
    `then let them write with it:      APP_SECRET=${ids.join(',')}`,
    'and start them again each time. A secret that had no id is the one with id 0.',
    `Take an old key out only when nothing needs it any more. ${LOSSES}`,
  ].join('\n');
}

async function drop({ appKeys, dataDir }: Config, id: string, agree: Agree): Promise<Answer> {
  if (appKeys) throw conflict('APP_SECRET holds the keys: take the key out of it there.');
  const { current, find } = keyringOf({ appKeys, dataDir });
  if (!find(id)) throw notFound(`There is no key ${id}.`);
  if (current.id === id) throw conflict(`Key ${id} writes. Rotate first: keys rotate`);
  await agree(LOSSES, id);
  return list(dropKeys(dataDir, [id]));
}
