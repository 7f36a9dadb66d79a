import { publish } from '../publish/publish';
import { openStore } from '../store/store';
import { onWork } from './childProcess';
import { fakeRelease } from './fakeReleases';

/** One of several processes that publish at the same time: `store remote times`. */
onWork(async (address = '', name = '', times = '0') => {
  const store = openStore(address);
  for (let n = 0; n < Number(times); n += 1) {
    const release = fakeRelease({ name, id: `1.${n}.0-${name.slice(-1).repeat(8)}` });
    await publish(store, [release], { by: name, reason: `${name} ${n}` });
  }
});
