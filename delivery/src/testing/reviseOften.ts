import { folderStore } from '../store/folderStore';
import { revise } from '../store/revisions';

/** One of several processes that make revisions at the same time: `folder name times`. */
async function main() {
  const [folder = '', name = '', times = '0'] = process.argv.slice(2);
  const store = folderStore(folder);
  for (let n = 0; n < Number(times); n += 1) {
    await revise(store, { by: name, reason: `${name} ${n}` }, (now) => now);
  }
}

void main();
