import { folderStore } from '../store/folderStore';
import { openStore, type Store } from '../store/store';
import { onWork } from './childProcess';
import { publishX } from './deploysAllOrNothing';
import { dyingDisk } from './dyingDisk';
import { mortalStore } from './mortalStore';

/** Like `kill -9`. */
const die = async () => {
  process.kill(process.pid, 'SIGKILL');
};

/**
 * Publishes one release and dies while doing so: at `step 5` of its operations on the store, in the middle of `write 5`
 * into a folder, or `unhurt` unless it is killed from outside.
 */
onWork(async (address = '', id = '', where = '') => {
  const [kind, at] = where.split(' ');
  const dying: Record<string, () => Store> = {
    step: () => mortalStore(openStore(address), Number(at), die),
    write: () =>
      folderStore(
        address,
        dyingDisk(Number(at), (size) => size / 2, die),
      ),
    unhurt: () => openStore(address),
  };
  await publishX(dying[kind!]!(), id);
});
