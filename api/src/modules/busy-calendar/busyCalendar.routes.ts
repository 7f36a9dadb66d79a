import {
  BusyCalendar,
  BusyCalendarPolicy,
  NewBusyCalendar,
} from 'contract/wire/busy-calendar.contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { nothingPublic } from '../../app/cacheTags';
import { busyCalendarService } from './busyCalendar.service';

/** Each call fetches an external address. */
const limits = [{ max: 10, seconds: 600, by: ['user' as const] }];

/** A mentor's external calendar. */
export const busyCalendarRoutes: FastifyPluginAsyncZod = async (app) => {
  const calendar = busyCalendarService(app.deps);
  const onRequest = app.requireUser;
  const response = { 200: BusyCalendar };

  app.get('/my/availability/calendar', {
    onRequest,
    schema: { response },
    handler: ({ me }) => calendar.show(me),
  });

  app.post('/my/availability/calendar', {
    config: { repeats: 'never', changes: nothingPublic, limits },
    onRequest,
    schema: { body: NewBusyCalendar, response },
    handler: ({ me, body }) => calendar.add(me, body),
  });

  app.post('/my/availability/calendar/check', {
    config: { repeats: 'once', changes: nothingPublic, limits },
    onRequest,
    schema: { response },
    handler: ({ me }) => calendar.check(me),
  });

  app.post('/my/availability/calendar/policy', {
    config: { repeats: 'once', changes: nothingPublic },
    onRequest,
    schema: { body: BusyCalendarPolicy, response },
    handler: ({ me, body }) => calendar.setPolicy(me, body.policy),
  });

  app.delete('/my/availability/calendar', {
    config: { repeats: 'once', changes: nothingPublic },
    onRequest,
    schema: { response },
    handler: ({ me }) => calendar.remove(me),
  });
};
