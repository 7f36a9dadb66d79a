import { publish } from '../publish/publish';
import { openStore, type Store } from '../store/store';
import { fakeRelease } from './fakeReleases';

/**
 * Publishes one release and kills its own process, as `kill -9` does, at the n-th step of its work
 * with the store: `store id n`. Odd steps end before an operation, even ones in its middle: the
 * store has done it, but nobody has heard.
 */
async function main() {
  const [address = '', id = '', at = '0'] = process.argv.slice(2);
  const store = dying(openStore(address), Number(at));
  await publish(store, [fakeRelease({ name: 'remote-x', id })], { by: 'ana', reason: id });
}

function dying(store: Store, last: number): Store {
  let step = 0;
  const next = () => {
    step += 1;
    if (step === last) process.kill(process.pid, 'SIGKILL');
  };
  const mortal = <Args extends unknown[], Answer>(act: (...args: Args) => Promise<Answer>) => {
    return async (...args: Args) => {
      next();
      const answer = await act(...args);
      next();
      return answer;
    };
  };
  return {
    ...store,
    create: mortal(store.create),
    replace: mortal(store.replace),
    remove: mortal(store.remove),
  };
}

void main();
