import { publish } from '../../publish/publish';
import { openStore, type Store } from '../../store/store';
import { fakeShell } from '../../testing/fakeReleases';
import { temporaryFolder } from '../../testing/temporaryFolder';
import { Deployed } from './Deployed';

it('a store that hangs keeps no page waiting for what is known', async () => {
  const store = openStore(temporaryFolder('store'));
  await publish(store, [fakeShell()], { by: 'test', reason: 'test' });
  let hangs = false;
  const hanging = new Proxy(store, {
    get(of, name: keyof Store) {
      const member = of[name];
      if (typeof member !== 'function') return member;
      const call = member.bind(of) as (...given: unknown[]) => unknown;
      return (...given: unknown[]) => (hangs ? new Promise(() => {}) : call(...given));
    },
  });
  const deployed = new Deployed(hanging, () => {}, 1);
  while ((await deployed.current()) === undefined); // a busy machine is late as well
  hangs = true;
  expect((await deployed.current())?.registry.revision).toBe(1);
  expect((await deployed.current())?.registry.revision).toBe(1);
  expect(deployed.trouble).toBe('The release store does not answer.');
});
