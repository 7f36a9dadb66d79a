import { z } from 'zod';

import { BadKeyring, readKeyring } from '../keyring';

// The message of a field follows the name of its variable: `PORT must be …`.

export const text = () => z.string();

/** @param example a text that matches the pattern */
export const like = (pattern: RegExp, example: string) =>
  z.string().regex(pattern, `must be like ${example}`);

export const integer = (
  min: number,
  max: number,
  must = `must be a whole number from ${min} to ${max}`,
) => z.string().transform(Number).pipe(z.int(must).min(min, must).max(max, must));

export const port = (min = 1, max = 65_535) =>
  integer(min, max, `must be a port from ${min} to ${max}`);

/** A boolean variable. */
export const flag = () =>
  z.stringbool({
    truthy: ['1', 'on', 'true', 'yes'],
    falsy: ['0', 'off', 'false', 'no'],
    error: 'must be on or off',
  });

export const oneOf = <const Values extends readonly string[]>(values: Values) =>
  z.enum(values, `must be one of ${values.join(', ')}`);

/**
 * @param protocols without their colon; URLs of other protocols than the web's may contain a password, so they are not
 * shown
 */
export const url = (...protocols: string[]) =>
  z
    .string()
    .refine(
      (value) => URL.canParse(value) && protocols.includes(new URL(value).protocol.slice(0, -1)),
      {
        message: `must be an address that starts with ${protocols.map((each) => `${each}://`).join(' or ')}`,
        params: { secret: !protocols.includes('https') },
      },
    );

/** A web URL, without trailing slashes. */
export const address = () => url('http', 'https').transform((value) => value.replace(/\/+$/, ''));

/** Values separated by commas; empty when the variable is not given. */
export const list = (item: z.ZodType<string, string>) =>
  z
    .string()
    .transform((values) => values.split(',').map((value) => value.trim()))
    .transform((values) => values.filter(Boolean))
    .pipe(z.array(item))
    .default([]);

export const origin = () =>
  z
    .string()
    .refine(
      (value) => URL.canParse(value) && new URL(value).origin === value,
      'must be a list of origins such as https://www.example.org',
    );

/** A network in CIDR form, or an address. */
export const network = () =>
  z.string().regex(/^[0-9a-f.:]+(\/\d{1,3})?$/i, 'must be a list of networks such as 10.0.0.0/8');

/** One secret, or a list of secrets with ids; never shown in messages. */
export const keys = () =>
  z.string().transform((value, context) => {
    try {
      return readKeyring(value);
    } catch (error) {
      if (!(error instanceof BadKeyring)) throw error;
      context.addIssue({ code: 'custom', message: error.message, params: { secret: true } });
      return z.NEVER;
    }
  });
