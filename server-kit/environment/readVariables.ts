import { z } from 'zod';

type Env = NodeJS.ProcessEnv;

/** Environment variables are invalid; the message is for the operator, one line per variable. */
export class WrongVariable extends Error {}

/** A variable that is unset or empty counts as not given. */
export const given = (env: Env, name: string): string | undefined => env[name]?.trim() || undefined;

/**
 * Reads variables, each by the field (fields.ts) of its name. All variables of the environment are read here. Fields
 * without `.optional()` or `.default(…)` are required.
 * @throws WrongVariable that lists all invalid variables and shows no secret
 */
export function readVariables<Shape extends z.ZodRawShape>(
  env: Env,
  shape: Shape,
): z.output<z.ZodObject<Shape>> {
  const texts = Object.fromEntries(Object.keys(shape).map((name) => [name, given(env, name)]));
  const { data, error } = z.object(shape).safeParse(texts);
  if (error) throw new WrongVariable(sentences(error.issues, texts).join('\n'));
  return data;
}

/** One sentence per variable, such as `PORT must be a port from 1 to 65535, not '0'.` */
function sentences(issues: z.core.$ZodIssue[], texts: Record<string, string | undefined>) {
  const first = new Map(issues.map((issue) => [String(issue.path[0]), issue] as const).reverse());
  return [...first].reverse().map(([name, issue]) => {
    const value = texts[name];
    if (value === undefined) return `${name} must be set.`;
    const secret = issue.code === 'custom' && issue.params?.secret === true;
    // Any variable may contain a URL with a password.
    const shown = secret || value.includes('@') ? '' : `, not '${value}'`;
    return `${name} ${issue.message}${shown}.`;
  });
}
