import type { Stage } from 'contract/wire/startups.contract';

/** How far a startup is, capitalised as it is shown (rule 3.1). */
export const STAGES: Record<Stage, string> = {
  'pre-seed': 'Pre-seed',
  seed: 'Seed',
  scaling: 'Scaling',
};
