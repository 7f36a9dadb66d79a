import { findContradictions } from 'server-kit/deployment';
import { WrongVariable } from 'server-kit/environment';

import { readConfig } from '../../app/env';
import { conflict } from '../../app/httpError';
import { type DemoAccount, demoAccountsSentence } from '../../db/seed/demoAccounts';
import { WrongUse } from '../../staff/act/wrongUse';
import type { Tool } from './tool';

/**
 * Reports everything that would prevent a start; otherwise what a launch still needs.
 * @param database reads the configured one; undefined results when there is none yet
 */
export function doctor(env: NodeJS.ProcessEnv, database: Examined): Tool {
  return {
    name: 'doctor',
    takes: '',
    about:
      'Checks the variables: lists what prevents a start, or else what is missing for a launch.',
    async run(args) {
      if (args.length > 0) throw new WrongUse('doctor takes no arguments.');
      const wrong = wrongVariable(env);
      const problems = [...(wrong ?? []), ...findContradictions(env)];
      if (!wrong && readConfig(env).isPublic)
        problems.push(...(await inDatabase(database.findAccounts)));
      if (problems.length > 0) throw conflict(problems.join('\n'));
      return [
        'The variables are valid: the product can start.',
        ...(await launchText(database)),
      ].join('\n');
    },
  };
}

/** What doctor reads from the database. */
interface Examined {
  /** Accounts that open with the password of the README. */
  findAccounts(): Promise<DemoAccount[] | undefined>;
  /** The result of `programme launch`. */
  findMissing(): Promise<LaunchNeed[] | undefined>;
}

export interface LaunchNeed {
  text: string;
  change: string;
}

async function launchText({ findMissing }: Examined): Promise<string[]> {
  const missing = await findMissing();
  if (!missing)
    return [
      'There is no database yet. Start the product once, then run doctor again to see what is missing for a launch.',
    ];
  if (missing.length === 0) return ['Nothing is missing for a launch.'];
  const lines = byList(missing).map(({ text, change }) => `- ${text}\n  Change it: ${change}`);
  return ['', `Missing for a launch (${missing.length}):`, ...lines];
}

/** Reports several entries of one list as one, because a demo has a hundred. `programme launch` lists all. */
function byList(missing: LaunchNeed[]): LaunchNeed[] {
  const lists = new Map<string, LaunchNeed[]>();
  for (const need of missing) {
    const list = need.change.replace(PLACE_IN_LIST, ')');
    lists.set(list, [...(lists.get(list) ?? []), need]);
  }
  return [...lists].flatMap(([change, needs]) => {
    const [first] = needs;
    if (!first || needs.length === 1) return needs;
    return [{ text: `${first.text} (and ${needs.length - 1} more)`, change }];
  });
}

/** `(landing.mentors.3.name)` */
const PLACE_IN_LIST = /\.\d+\.\w+\)$/;

function wrongVariable(env: NodeJS.ProcessEnv): string[] | undefined {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof WrongVariable) return [error.message];
    throw error;
  }
}

async function inDatabase(findAccounts: () => Promise<DemoAccount[] | undefined>) {
  const sentence = demoAccountsSentence((await findAccounts()) ?? []);
  return sentence ? [sentence] : [];
}
