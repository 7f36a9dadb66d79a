import { setImmediate } from 'node:timers/promises';
import { passwordHasher } from '../deps/passwords';
import { PASSWORD, testApp } from '../testing';
import { passwordWork } from '../workers/passwordWork';
import { maxHeavyJobs } from './maxHeavyJobs';

/** Password checks wait until a test releases them; all others queue behind them. */
let release: () => void;
const pending = new Promise<void>((resolve) => {
  release = resolve;
});
const QUICK = { memoryCost: 64, timeCost: 1, parallelism: 1 };
const passwords = passwordHasher(QUICK, {
  hash: passwordWork.hash,
  async verify(hash, password) {
    await pending;
    return passwordWork.verify(hash, password);
  },
});
const kit = testApp({ passwords });

it('refuses logins while the queue is full, without affecting readers', async () => {
  const { email } = await kit.person();
  const login = () => kit.post('/login', { email, password: PASSWORD });
  // Some are running and 32 wait; later ones are refused.
  const waiting = Array.from({ length: maxHeavyJobs() + 32 }, login);
  while (!passwords.isFull()) await setImmediate();
  const away = await login();

  expect(away.status).toBe(503);
  expect(away.body).toEqual({ message: 'Too busy at the moment. Please try again.' });
  expect(away.headers['retry-after']).toBe('4');
  expect((await kit.get('/startups')).status).toBe(200);
  expect(passwords.load().waiting).toBe(32);

  release();
  const answers = await Promise.all(waiting);
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  expect((await login()).status).toBe(200);
});
