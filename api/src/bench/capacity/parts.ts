import { randomUUID } from 'node:crypto';

import type { ApiProcess } from '../../testing/apiProcess';
import type { EdgeProcess } from '../../testing/edgeProcess';
import type { Figure } from '../figure';
import { processMemory } from '../load/processMemory';
import type { Processes } from './processes';
import { type Question, type Rate, rate } from './rate';

/** A cached page, a page that the browser renders, an uncached page, and a list of the api. */
const STORED: Question = { path: '/startups', connections: 16, rendered: 'prerendered' };
const CLIENT: Question = { path: '/login', connections: 16, rendered: 'client' };
const UNSEEN: Question = {
  path: () => `/startups?search=${randomUUID()}`,
  connections: 6, // an edge renders at most six pages of one network at a time
  rendered: 'prerendered',
};
/** The engine optimizes the rendering code until it has rendered some thousand pages. */
const COMPILED = { warmSeconds: 30 };
/** With six connections an edge waits a quarter of its time for requests; with many visitors it does not. */
const CROWD = { networks: 2 };
const LIST: Question = { path: '/api/startups', connections: 16 };
const GOAL_UNSEEN = '≥ 150';
const TIMES = [1, 2, 4];

/** Measurements by name: `CAPACITY=<name>` runs one alone. */
export const PARTS: Record<string, (all: Processes) => Promise<Figure[]>> = {
  async edge(all) {
    await all.have(1);
    const [edge, api] = [all.edges[0]!, all.apis[0]!];
    const watched = { edge: [edge.pid], api: [api.pid], database: [all.database] };
    const of = (question: Question) => rate([edge.url], question, watched);
    const kept = await of(STORED);
    const client = await of(CLIENT);
    const first = await of(UNSEEN);
    const rendered = await of({ ...UNSEEN, ...COMPILED });
    const crowd = await of({ ...UNSEEN, ...CROWD });
    return [
      ...figuresOf('page that is kept, one edge', kept),
      ...figuresOf('page the browser draws, one edge', client),
      ...figuresOf('page nobody had yet, edge just started', first),
      ...figuresOf('page nobody had yet, one edge, one network', rendered),
      ...figuresOf('page nobody had yet, one edge, two networks', crowd, GOAL_UNSEEN),
      ...(await memoryOf({ edge, api })),
    ];
  },

  api: async (all) => [
    ...(await all.onEmbedded(async (api, edge) => [
      ...figuresOf('list, one api, embedded', await listOf(api, { api: [api.pid] })),
      ...figuresOf('list through one edge, embedded', await listOf(edge, pidsOf(api, edge))),
    ])),
    ...(await onServer(all)),
  ],

  async processes(all) {
    const figures: Figure[] = [];
    for (const times of TIMES) {
      await all.have(times);
      const edges = all.edges.slice(0, times).map(({ url }) => url);
      const apis = all.apis.slice(0, times).map(({ url }) => url);
      const watched = { database: [all.database] };
      figures.push(...figuresOf(`page that is kept, ${times} edges`, await rate(edges, STORED)));
      figures.push(...figuresOf(`page nobody had yet, ${times} edges`, await rate(edges, UNSEEN)));
      figures.push(...figuresOf(`list, ${times} apis`, await rate(apis, LIST, watched)));
    }
    return figures;
  },
};

async function onServer(all: Processes): Promise<Figure[]> {
  await all.have(1);
  const [edge, api] = [all.edges[0]!, all.apis[0]!];
  const database = { database: [all.database] };
  return [
    ...figuresOf('list, one api, PostgreSQL', await listOf(api, { api: [api.pid], ...database })),
    ...figuresOf(
      'list through one edge, PostgreSQL',
      await listOf(edge, { ...pidsOf(api, edge), ...database }),
    ),
  ];
}

const listOf = ({ url }: { url: string }, watched: Record<string, readonly number[]>) =>
  rate([url], LIST, watched);

const pidsOf = (api: ApiProcess, edge: EdgeProcess) => ({ edge: [edge.pid], api: [api.pid] });

/** The rate, then the processor time per response of each process: the one with the most saturates first. */
const figuresOf = (name: string, { perSecond, cost }: Rate, goal?: string): Figure[] => [
  { name: `${name}, a second`, value: perSecond, ...(goal && { goal }) },
  ...Object.entries(cost).map(([who, value]) => ({
    name: `  ms of processor for one: ${who}`,
    value,
  })),
];

const memoryOf = (processes: Record<string, { pid: number }>): Promise<Figure[]> =>
  Promise.all(
    Object.entries(processes).map(async ([name, { pid }]) => ({
      name: `memory of one ${name} with all it started, MB`,
      value: (await processMemory(pid)) / 1e6,
    })),
  );
