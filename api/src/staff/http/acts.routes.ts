import {
  ActAnswer,
  ActCall,
  ActPath,
  ActPerform,
  ActPreview,
  StaffActs,
} from 'contract/wire/staff.contract';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { everything, nothingPublic } from '../../app/cacheTags';
import { acts } from '../acts/acts';
import { actsService } from './acts.service';
import { performOnce } from './performOnce';
import { requireStaff } from './requireStaff';
import { sendNames } from './sendNames';

const MAX_BODY_BYTES = 1024 * 1024; // a spreadsheet to import

/** The staff area: available acts, previews, and performing them (rule 11.20). */
export const actsRoutes: FastifyPluginAsyncZod = async (app) => {
  const onRequest = requireStaff;

  app.get('/staff/acts', {
    onRequest,
    schema: { response: { 200: StaffActs } },
    handler: async ({ me }) => actsService.list(me),
  });

  app.post('/staff/acts/:name/preview', {
    config: { repeats: 'freely', changes: nothingPublic },
    bodyLimit: MAX_BODY_BYTES,
    onRequest,
    schema: { params: ActPath, body: ActCall, response: { 200: ActPreview } },
    handler: ({ me, params, body, id }) =>
      actsService.preview(app.deps, { viewer: me, ...params, call: body, requestId: id }),
  });

  app.post('/staff/acts/:name', {
    config: {
      changes: (request) => (asksToChange(request) ? everything() : nothingPublic()),
      // Responses of reads, and calls with a password, are not stored for repeats.
      repeats: (request) => {
        if (!asksToChange(request)) return 'freely';
        return actOf(request)?.secret ? 'never' : 'once';
      },
    },
    bodyLimit: MAX_BODY_BYTES,
    onRequest,
    schema: { params: ActPath, body: ActPerform, response: { 200: ActAnswer } },
    preSerialization: sendNames,
    handler(request) {
      const { me, params, body, id } = request;
      const asked = { viewer: me, ...params, call: body, requestId: id };
      return performOnce(request, (inside) => actsService.perform(inside, asked));
    },
  });
};

const actOf = ({ params }: FastifyRequest) =>
  acts.find(({ name }) => name === (params as { name?: string }).name);

/** A dry run changes nothing. */
function asksToChange(request: FastifyRequest): boolean {
  const { fields } = (request.body ?? {}) as Partial<ActCall>;
  return (actOf(request)?.effect ?? 'reads') !== 'reads' && fields?.['dry-run'] !== true;
}
