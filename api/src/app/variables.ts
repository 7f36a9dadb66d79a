import { BadKeyring, type Keyring, keysIn } from 'tooling/keyring';

/** A variable of the environment that cannot be used; its message is for the operator. */
export class WrongVariable extends Error {}

type Env = NodeJS.ProcessEnv;

/** A variable that is unset or empty counts as not given. */
const given = (env: Env, name: string) => env[name]?.trim() || undefined;

/** @param value left out where it may hold a secret */
const refuse = (name: string, must: string, value?: string): never => {
  const but = value === undefined ? '' : `, but it is "${value}"`;
  throw new WrongVariable(`${name} must be ${must}${but}.`);
};

interface TextRule {
  /** What the text must look like, and one that does. */
  like?: RegExp;
  example?: string;
  /** Another variable that makes this one necessary once it is set. */
  needs?: string;
  named?: string;
  /** Never shown. */
  secret?: boolean;
}

export function text(env: Env, name: string, fallback: string, rule: TextRule = {}): string {
  const value = given(env, name);
  if (value === undefined && rule.needs) {
    throw new WrongVariable(`${name} must be set when ${rule.named} is.`);
  }
  if (value !== undefined && rule.like && !rule.like.test(value))
    refuse(name, `like ${rule.example}`, rule.secret ? undefined : value);
  return value ?? fallback;
}

export function integer(
  env: Env,
  name: string,
  fallback: number,
  range: { min: number; max: number },
): number {
  const value = given(env, name);
  if (value === undefined) return fallback;
  const number = Number(value);
  if (!Number.isInteger(number) || number < range.min || number > range.max) {
    refuse(name, `a whole number from ${range.min} to ${range.max}`, value);
  }
  return number;
}

/** @param rule.fixed the only value allowed here, when there is no choice */
export function flag(
  env: Env,
  name: string,
  fallback: boolean,
  rule: { fixed?: boolean } = {},
): boolean {
  const value = given(env, name)?.toLowerCase();
  if (value === undefined) return rule.fixed ?? fallback;
  const on = ['1', 'on', 'true', 'yes'].includes(value);
  if (!on && !['0', 'off', 'false', 'no'].includes(value)) refuse(name, 'on or off', value);
  if (rule.fixed !== undefined && on !== rule.fixed) {
    throw new WrongVariable(
      `${name} must be ${rule.fixed ? 'on' : 'off'} when NODE_ENV is production.`,
    );
  }
  return on;
}

export function oneOf<T extends string>(
  env: Env,
  name: string,
  choices: readonly T[],
  fallback: T,
): T {
  const value = given(env, name) as T | undefined;
  if (value !== undefined && !choices.includes(value))
    refuse(name, `one of ${choices.join(', ')}`, value);
  return value ?? fallback;
}

/**
 * @param protocols the allowed ones, with their colon
 * @param rule.secret such addresses hold passwords, so a wrong one is not shown
 */
export function url(
  env: Env,
  name: string,
  fallback: string | undefined,
  protocols: string[],
  rule: { secret?: boolean } = {},
) {
  const value = given(env, name);
  if (value === undefined) return fallback;
  if (!URL.canParse(value) || !protocols.includes(new URL(value).protocol)) {
    refuse(
      name,
      `an address that starts with ${protocols.map((each) => `${each}//`).join(' or ')}`,
      rule.secret || value.includes('@') ? undefined : value,
    );
  }
  return value;
}

/** One secret, or a list of secrets with ids; never shown. */
export function keys(env: Env, name: string): Keyring | undefined {
  try {
    return keysIn(env, name);
  } catch (error) {
    throw error instanceof BadKeyring ? new WrongVariable(error.message) : error;
  }
}

export function origins(env: Env, name: string): string[] {
  return list(env, name).map((value) => {
    if (!URL.canParse(value) || new URL(value).origin !== value) {
      refuse(name, 'a list of origins such as https://www.example.org', value);
    }
    return value;
  });
}

const list = (env: Env, name: string) =>
  (given(env, name) ?? '')
    .split(',')
    .map((value) => value.trim())
    .filter(Boolean);
