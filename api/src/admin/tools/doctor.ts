import { findContradictions } from 'server-kit/deployment';
import { WrongVariable } from 'server-kit/environment';

import { readConfig } from '../../app/env';
import { HttpError } from '../../app/httpError';
import { type DemoAccount, demoAccountsSentence } from '../../db/seed/demoAccounts';
import { WrongUse } from '../../staff/act/wrongUse';
import type { Tool } from './tool';

/**
 * Says why the product would not start, everything at once.
 * @param findAccounts the demo accounts of the configured database; undefined when there is none yet
 */
export function doctor(
  env: NodeJS.ProcessEnv,
  findAccounts: () => Promise<DemoAccount[] | undefined>,
): Tool {
  return {
    name: 'doctor',
    takes: '',
    about: 'Says everything that would keep the product from starting with these variables.',
    async run(args) {
      if (args.length > 0) throw new WrongUse('doctor takes nothing but its name.');
      const wrong = wrongVariable(env);
      const problems = [...(wrong ?? []), ...findContradictions(env)];
      if (!wrong && readConfig(env).isPublic) problems.push(...(await inDatabase(findAccounts)));
      if (problems.length > 0) throw new HttpError(409, problems.join('\n'));
      return 'Nothing contradicts itself: the product may start.';
    },
  };
}

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
