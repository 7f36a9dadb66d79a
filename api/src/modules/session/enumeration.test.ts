import { passwordHasher } from '../../deps/passwords';
import { testApp } from '../../testing';
import { median } from '../../testing/median';
import { sameSource } from '../../testing/sameSource';

const kit = testApp({ passwords: passwordHasher() });
/** Pairs of requests; 400 take an evening. */
const PAIRS = Number(process.env.ENUMERATION_PAIRS ?? 20);
const NOBODY = { id: 0, email: 'nobody.at.all@people.example' };

type Ask = (email: string) => [path: string, body: object];

const CALLS: [string, Ask][] = [
  ['login', (email) => ['/login', { email, password: 'not-the-right-one' }]],
  ['forgot-password', (email) => ['/forgot-password', { email }]],
  ['check-reset-token', (email) => ['/check-reset-token', { email, token: 'x'.repeat(43) }]],
  ['reset-password', (email) => ['/reset-password', reset(email)]],
  ['email-subscribe', (email) => ['/email-subscribe', { email }]],
];

const reset = (email: string) => ({
  email,
  token: 'x'.repeat(43),
  password: 'Novi-hleb-i-so',
  password_confirmation: 'Novi-hleb-i-so',
});

it.each(CALLS)('%s responds the same whether or not the account exists', async (call, ask) => {
  const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
  const timed = async (kind: keyof typeof times, email: string) => {
    const start = performance.now();
    const answer = await kit.post(...ask(email));
    times[kind].push(performance.now() - start);
    return visible(answer);
  };
  for (let pair = 0; pair < PAIRS; pair += 1) {
    const { email } = await kit.person();
    const stranger = `nobody.${pair}@people.example`; // unused before, like the person
    // Alternates the order.
    const first = pair % 2 ? await timed('known', email) : await timed('unknown', stranger);
    const second = pair % 2 ? await timed('unknown', stranger) : await timed('known', email);

    expect(second).toEqual(first);
  }
  // Timing on a busy machine must not fail the test, so the times are only printed.
  const [known, unknown] = [median(times.known), median(times.unknown)];
  const alike = sameSource(times.known, times.unknown).toFixed(3);
  process.stdout.write(
    `${call}: unknown takes ${(unknown / known).toFixed(2)} of known, p = ${alike} that they are alike\n`,
  );
});

it.each(['disabledAt', 'deletedAt'] as const)(
  'an account that is %s looks like an unknown one',
  async (column) => {
    const { email } = await kit.person({ [column]: kit.clock.now() });
    for (const [, ask] of CALLS) {
      const known = visible(await kit.post(...ask(email)));

      expect(visible(await kit.post(...ask(NOBODY.email)))).toEqual(known);
    }
  },
);

/** A response without the fields that are new each time. */
function visible({ status, body, headers }: Awaited<ReturnType<typeof kit.get>>) {
  const { date: _date, 'x-request-id': _id, ...others } = headers;
  return { status, body, headers: others };
}
