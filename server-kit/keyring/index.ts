export { dropKeys, keepKeyring, rotateKeyring, withNewKey } from './installationKeys';
export {
  BadKeyring,
  type Key,
  type Keyring,
  keyring,
  keysIn,
  oneKey,
  PLAIN_ID,
  readKeyring,
  splitId,
  withId,
} from './keyring';
export { isSame, mac } from './mac';
