import type { Stage } from 'contract/wire/startups.contract';

/** A stage as readers see it: 'Pre-seed' (rule 3.1). */
export function stageLabel(stage: Stage): string {
  return stage.charAt(0).toUpperCase() + stage.slice(1);
}

const STAGES: readonly Stage[] = ['pre-seed', 'seed', 'scaling'];

/** All stages, for a select field. */
export const STAGE_OPTIONS = STAGES.map((value) => ({ value, label: stageLabel(value) }));
