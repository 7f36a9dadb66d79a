import {
  MarkRead,
  NotificationPage,
  NotificationPreferences,
  NotificationQuery,
  PreferenceChange,
  Unread,
} from 'contract/wire/notifications.contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { nothingPublic } from '../../app/cacheTags';
import { notificationsService } from './notifications.service';

/** Events of the user's startups, meetings and followers (rule 7.20). */
export const notificationsRoutes: FastifyPluginAsyncZod = async (app) => {
  const notifications = notificationsService(app.deps);
  const onRequest = app.requireUser;

  app.get('/notifications', {
    onRequest,
    schema: { querystring: NotificationQuery, response: { 200: NotificationPage } },
    handler: ({ me, query }) => notifications.list(me, query.before),
  });

  app.get('/notifications/unread', {
    onRequest,
    config: { beforeSecondFactor: true },
    schema: { response: { 200: Unread } },
    handler: ({ me }) => notifications.unread(me),
  });

  app.post('/notifications/read', {
    config: { repeats: 'once', changes: nothingPublic },
    onRequest,
    schema: { body: MarkRead, response: { 200: Unread } },
    handler: ({ me, body }) => notifications.markRead(me, body),
  });

  app.get('/notifications/preferences', {
    onRequest,
    schema: { response: { 200: NotificationPreferences } },
    handler: ({ me }) => notifications.preferences(me),
  });

  app.post('/notifications/preferences', {
    config: { repeats: 'once', changes: nothingPublic },
    onRequest,
    schema: { body: PreferenceChange, response: { 200: NotificationPreferences } },
    handler: ({ me, body }) => notifications.change(me, body),
  });
};
