import { storeCopy } from '../support/storeCopy';
import { expect, test } from '../support/test';

test('a new shell is tested with every remote before it is published', async () => {
  const store = storeCopy();
  const publish = () => store.mfe('publish', 'shell', '--reason', 'a new frame');
  store.deploy('shell', store.double('shell', 'baadcafe'));

  await test.step('When a remote does not hydrate in the new shell, then publishing is refused', async () => {
    const others = store.only('remote-mentor'); // the other remotes are restored below
    const whole = store.stable('remote-mentor');
    const broken = store.double('remote-mentor', 'baadf00d');
    store.lose('remote-mentor', broken);
    store.deploy('remote-mentor', broken);
    const received = await publish().catch(({ stderr }: { stderr: string }) => stderr);
    expect(received).toContain('Not published; nothing has changed.');
    expect(received).toMatch(
      /\[smoke\] remote-mentor \(deployed\) at \/my\/mentorships: expected /,
    );
    store.deploy('remote-mentor', whole);
    others();
  });

  await test.step('When all deployed remotes hydrate in it, then it is published', async () => {
    expect(await publish()).toMatch(/^Revision 7: shell [\w.-]+$/m);
  });
  store.remove();
});
