import { Beacon, BeaconBatch, PageView } from 'contract/wire/site.contract';
import { Done } from 'contract/wire/text.contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { nothingPublic } from '../../app/cacheTags';
import { beaconsService } from './beacons.service';

/** Events of pages: sent with `navigator.sendBeacon` as a blob of type application/json. */
export const beaconsRoutes: FastifyPluginAsyncZod = async (app) => {
  const beacons = beaconsService(app.deps);
  const seen = { message: 'Seen.' };

  app.post('/beacons', {
    config: { repeats: 'never', changes: nothingPublic, budget: 'telemetry' },
    schema: { body: Beacon, response: { 200: Done } },
    async handler({ body }) {
      await beacons.release(body);
      return seen;
    },
  });

  app.post('/beacons/batch', {
    config: { repeats: 'never', changes: nothingPublic, budget: 'telemetry' },
    schema: { body: BeaconBatch, response: { 200: Done } },
    async handler({ body }) {
      for (const report of body.reports) await beacons.release(report);
      return seen;
    },
  });

  app.post('/page-views', {
    config: { repeats: 'never', changes: nothingPublic, budget: 'telemetry' },
    schema: { body: PageView, response: { 200: Done } },
    async handler({ body, weight }) {
      await beacons.pageView(body, weight);
      return seen;
    },
  });
};
