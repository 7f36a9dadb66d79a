import { defaultHost, listeningAddresses, ownAddresses } from './listening';
import { reachOf, reachOfHost } from './reach';
import { findSharedKey } from './sharedKey';

type Env = NodeJS.ProcessEnv;

/** The values that the checks compare, read once for all of them. */
interface GivenValues {
  publicUrl: string;
  /** Whether everybody on the internet can reach the site. */
  isPublic: boolean;
  isProduction: boolean;
  fillsDemo: boolean;
  /** Public addresses that the edge would listen on. */
  openAddresses: string[];
  given(name: string): string | undefined;
  isOff(name: string): boolean;
  /** Two variables that hold the same key. */
  shared: [string, string] | undefined;
}

/** One check: returns a sentence for the operator, or undefined when there is no contradiction. */
type Check = (stated: GivenValues) => string | undefined;

/** Addresses that browsers load from, besides PUBLIC_URL. */
const LINKED_VARIABLES = [
  'API_URL',
  'AUTH_URL',
  'MEDIA_PUBLIC_URL',
  'GOOGLE_ISSUER',
  'FORM_WIDGET_SCRIPT',
  'ANALYTICS_SCRIPT',
  'ANALYTICS_PIXEL_URL',
];

/** In the order in which an operator would fix them. */
const CHECKS: Check[] = [
  ({ publicUrl, isPublic, isProduction }) =>
    isPublic && !isProduction
      ? `PUBLIC_URL is ${publicUrl}, a public address, but NODE_ENV is not production. Set NODE_ENV=production, or PUBLIC_URL to an address of this machine or its network.`
      : undefined,

  ({ isProduction, given, publicUrl }) =>
    isProduction && given('PUBLIC_URL') === undefined
      ? `NODE_ENV is production, but PUBLIC_URL is not set: links in emails would lead to ${publicUrl}. Set PUBLIC_URL to the address of the site.`
      : undefined,

  ({ publicUrl, isPublic }) =>
    isPublic && publicUrl.startsWith('http:')
      ? `PUBLIC_URL is ${publicUrl}: passwords and links in emails would be sent unencrypted. Use an address with https://.`
      : undefined,

  ({ isPublic, isProduction, fillsDemo }) =>
    fillsDemo && (isPublic || isProduction)
      ? 'DEMO is on: the site would have staff accounts with the password of the README. Set DEMO=off.'
      : undefined,

  ({ isPublic, isProduction, fillsDemo, openAddresses: [open] }) =>
    fillsDemo && !isPublic && !isProduction && open !== undefined
      ? `DEMO is on, and the site would listen on ${open}, a public address: it would have staff accounts with the password of the README. Set DEMO=off, or HOST to an address of this machine or its network.`
      : undefined,

  ({ isPublic, isProduction, isOff }) =>
    isOff('RATE_LIMITS') && (isPublic || isProduction)
      ? 'RATE_LIMITS is off: passwords could be guessed without limit. Set RATE_LIMITS=on.'
      : undefined,

  ({ isPublic, given }) =>
    isPublic && given('DATABASE_URL') && !given('APP_SECRET')
      ? 'DATABASE_URL is set, but APP_SECRET is not: each machine would create its own key, and links in emails would fail on the others. Set APP_SECRET to 32 or more random characters, the same for all processes.'
      : undefined,

  ({ isPublic, given }) =>
    isPublic && given('STORE_URL') && !given('MFE_TRUST')
      ? 'STORE_URL is set, but MFE_TRUST is not: whoever can write to that store would decide what runs in every browser. Set MFE_TRUST to the file that says who may publish (npm run mfe -- help keys).'
      : undefined,

  ({ isPublic, shared }) =>
    isPublic && shared
      ? `${shared.join(' and ')} contain the same secret: somebody who has it for one purpose could use it for the other. Set different secrets.`
      : undefined,

  ...LINKED_VARIABLES.map(
    (name): Check =>
      ({ isPublic, given }) =>
        isPublic && /^http:/i.test(given(name) ?? '')
          ? `${name} starts with http://, but the site is public: what browsers load from there could be read and changed on the way. Use an address with https://.`
          : undefined,
  ),

  ({ isPublic, given }) =>
    isPublic && /(^|,)\s*http:/i.test(given('CORS_ORIGINS') ?? '')
      ? 'CORS_ORIGINS has an origin with http://, but the site is public: an attacker on the network could call the api as a visitor. List only origins with https://.'
      : undefined,

  ({ isPublic, isProduction, given }) =>
    given('DEV_REMOTES') && (isPublic || isProduction)
      ? 'DEV_REMOTES is set: a public site would load code from a development server. Remove it.'
      : undefined,
];

/**
 * Finds variables that contradict each other, all at once. A variable that is invalid by itself is reported by the code
 * that reads it.
 * @param addresses of this machine
 * @returns sentences for the operator; empty when the product may start
 */
export function findContradictions(env: Env, addresses: string[] = ownAddresses()): string[] {
  const stated = readGiven(env, addresses);
  return stated ? CHECKS.flatMap((check) => check(stated) ?? []) : [];
}

/** The start is refused; the message is for the operator. */
export class Contradiction extends Error {}

/** @throws Contradiction with all sentences, one per line */
export function refuseContradictions(env: Env = process.env, addresses?: string[]): void {
  const found = findContradictions(env, addresses);
  if (found.length > 0) throw new Contradiction(found.join('\n'));
}

/** @returns undefined when PUBLIC_URL is not a URL: the checks say nothing about the site then */
function readGiven(env: Env, addresses: string[]): GivenValues | undefined {
  const given = (name: string) => env[name]?.trim() || undefined;
  const isOneOf = (name: string, ...values: string[]) =>
    values.includes((given(name) ?? '').toLowerCase());
  const address = given('PUBLIC_URL') ?? `http://localhost:${given('PORT') ?? 3000}`;
  if (!URL.canParse(address)) return undefined;
  const publicUrl = new URL(address).origin;

  const isOff = (name: string) => isOneOf(name, '0', 'off', 'false', 'no');
  const isProduction = env.NODE_ENV === 'production';
  const fillsByDefault = given('DATABASE_URL') === undefined && !isProduction;
  const host = given('HOST') ?? defaultHost(publicUrl, addresses);
  const open = listeningAddresses(host, addresses);
  return {
    publicUrl,
    isPublic: reachOf(publicUrl) === 'everybody',
    isProduction,
    fillsDemo: given('DEMO') === undefined ? fillsByDefault : !isOff('DEMO'),
    openAddresses: open.filter((address) => reachOfHost(address) === 'everybody'),
    given,
    isOff,
    shared: findSharedKey(env),
  };
}
