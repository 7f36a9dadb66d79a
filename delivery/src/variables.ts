type Env = NodeJS.ProcessEnv;

/** @throws Error: one sentence for the operator, naming the variable */
export function refuse(name: string, must: string, value: string): never {
  throw new Error(`${name} must be ${must}, not '${value}'.`);
}

/** A variable that is unset or empty counts as not given. */
export const given = (env: Env, name: string) => env[name]?.trim() || undefined;

/** A port; `fallback` when not given. */
export function port(env: Env, name: string, fallback: number): number {
  const value = given(env, name);
  const number = Number(value ?? fallback);
  if (Number.isInteger(number) && number > 0 && number < 65_536) return number;
  return refuse(name, 'a port from 1 to 65535', value!);
}

/** Milliseconds, from 100 to a minute; `fallback` when not given. */
export function duration(env: Env, name: string, fallback: number): number {
  const value = given(env, name);
  const number = Number(value ?? fallback);
  if (Number.isInteger(number) && number >= 100 && number <= 60_000) return number;
  return refuse(name, 'milliseconds from 100 to 60000', value!);
}

/** An http(s) address without its closing slash; `fallback` when not given. */
export function address<Fallback extends string | undefined>(
  env: Env,
  name: string,
  fallback: Fallback,
): string | Fallback {
  const value = given(env, name);
  if (value === undefined) return fallback;
  const valid = URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);
  return valid ? value.replace(/\/+$/, '') : refuse(name, 'an http:// or https:// address', value);
}

/** A switch; `fallback` when not given. */
export function flag(env: Env, name: string, fallback: boolean): boolean {
  const value = given(env, name)?.toLowerCase();
  if (value === undefined) return fallback;
  if (['1', 'on', 'true', 'yes'].includes(value)) return true;
  if (['0', 'off', 'false', 'no'].includes(value)) return false;
  return refuse(name, 'on or off', value);
}

/** One of some words; `fallback` when not given. */
export function oneOf<Word extends string>(
  env: Env,
  name: string,
  words: readonly Word[],
  fallback: Word,
): Word {
  const value = given(env, name) as Word | undefined;
  if (value === undefined) return fallback;
  return words.includes(value) ? value : refuse(name, `one of ${words.join(', ')}`, value);
}

/** Networks in CIDR form, separated by commas; empty when not given. */
export function networks(env: Env, name: string): string[] {
  const values = (given(env, name) ?? '').split(',').map((value) => value.trim());
  return values.filter(Boolean).map((value) => {
    const valid = /^[0-9a-f.:]+(\/\d{1,3})?$/i.test(value);
    return valid ? value : refuse(name, 'a list of networks such as 10.0.0.0/8', value);
  });
}
