import { publish } from '../publish/publish';
import { openStore } from '../store/store';
import { fakeRelease } from './fakeReleases';

/** One of several processes that publish at the same time: `store remote times`. */
async function main() {
  const [address = '', name = '', times = '0'] = process.argv.slice(2);
  const store = openStore(address);
  for (let n = 0; n < Number(times); n += 1) {
    const release = fakeRelease({ name, id: `1.${n}.0-${name.slice(-1).repeat(8)}` });
    await publish(store, [release], { by: name, reason: `${name} ${n}` });
  }
}

void main();
