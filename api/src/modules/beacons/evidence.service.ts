import type {
  EvidenceArm,
  EvidenceQuery,
  ReleaseEvidence,
} from 'contract/wire/releaseEvidence.contract';
import { MINUTE } from '../../app/clock';
import type { DbDeps } from '../../deps/deps';
import { evidenceQueries } from './evidence.queries';

/** Time blocks that a canary's lifetime is divided into. */
const MAX_BLOCKS = 500;

const NO_MEASUREMENTS = { count: 0, mean: 0, variance: 0 };
const EMPTY_ARM: EvidenceArm = {
  visits: 0,
  failed: 0,
  measured: {
    interactive: NO_MEASUREMENTS,
    lcp: NO_MEASUREMENTS,
    inp: NO_MEASUREMENTS,
    cls: NO_MEASUREMENTS,
  },
};

/** What canary analysis compares (docs/decisions/043-canaries-are-compared-with-stable.md). */
export function evidenceService({ db, clock }: DbDeps) {
  const queries = evidenceQueries(db);
  return {
    async evidence({ since, ...pair }: EvidenceQuery): Promise<ReleaseEvidence> {
      const from = new Date(since);
      const life = clock.now().getTime() - from.getTime();
      const seconds = Math.ceil(Math.max(MINUTE, life / MAX_BLOCKS) / 1000);
      const blocks = new Map<number, { canary: EvidenceArm; stable: EvidenceArm }>();
      for (const row of await queries.blocks({ ...pair, since: from }, seconds)) {
        const { block, id, visits, failed, interactive, lcp, inp, cls } = row;
        const measured = {
          interactive: asSample(interactive),
          lcp: asSample(lcp),
          inp: asSample(inp),
          cls: asSample(cls),
        };
        const known = blocks.get(block) ?? { canary: EMPTY_ARM, stable: EMPTY_ARM };
        const arm = id === pair.canary ? 'canary' : 'stable';
        blocks.set(block, { ...known, [arm]: { visits, failed, measured } });
      }
      return { blocks: [...blocks.values()] };
    },
  };
}

const asSample = ([count, mean, variance]: [number, number, number]) => ({ count, mean, variance });
