import { FollowedPage, FollowedQuery } from 'contract/wire/followed.contract';
import {
  FollowerCount,
  Following,
  FollowStartup,
  FollowUser,
} from 'contract/wire/follows.contract';
import { Done, IdText } from 'contract/wire/text.contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { thisPerson, thisStartup } from '../../app/cacheTags';
import type { Limit } from '../../app/limits';
import { requireSame } from '../../app/viewer';
import { publicReads } from '../../deps/deps';
import { followedService } from './followed.service';
import { followsService } from './follows.service';

const params = z.object({ id: IdText });
const pair = z.object({ follower_id: IdText.optional(), following_id: IdText });

const limits: Limit[] = [
  { max: 60, seconds: 3_600, by: ['user'] },
  { max: 400, seconds: 86_400, by: ['user'] },
];

/** Following startups and people (rules 3.19 to 3.23, 3.43). */
export const followsRoutes: FastifyPluginAsyncZod = async (app) => {
  const { startups, people } = followsService(app.deps);
  const followed = followedService(app.deps);
  const reads = followsService(publicReads(app.deps));

  app.get('/startups/:id/followers', {
    config: { about: (_count, request) => thisStartup('id')(request) },
    schema: { params, response: { 200: FollowerCount } },
    handler: (request) => reads.startups.followers(request.viewer, request.params.id),
  });
  app.get('/startups/:id/is-following', {
    schema: { params, response: { 200: Following } },
    handler: (request) => reads.startups.isFollowing(request.viewer, request.params.id),
  });
  for (const act of ['follow', 'unfollow'] as const) {
    app.post(`/startups/:id/${act}`, {
      onRequest: app.requireUser,
      config: { repeats: 'once', changes: thisStartup('id'), limits },
      schema: { params, body: FollowStartup, response: { 200: Done } },
      handler({ me, params: { id }, body }) {
        requireSame(me.id, body?.user_id);
        requireSame(id, body?.startup_id);
        return startups[act](me, id);
      },
    });
    app.post(`/users/:id/${act}`, {
      onRequest: app.requireUser,
      config: { repeats: 'once', changes: thisPerson, limits },
      schema: { params, body: FollowUser, response: { 200: Done } },
      handler({ me, params: { id }, body }) {
        requireSame(me.id, body?.follower_id);
        requireSame(id, body?.following_id);
        return people[act](me, id);
      },
    });
  }
  app.get('/users/:id/followers', {
    config: { about: (_count, request) => thisPerson(request) },
    schema: { params, response: { 200: FollowerCount } },
    handler: (request) => reads.people.followers(request.viewer, request.params.id),
  });
  app.get('/account/following', {
    onRequest: app.requireUser,
    schema: { querystring: FollowedQuery, response: { 200: FollowedPage } },
    handler: ({ me, query }) => followed.list(me, query.before),
  });
  app.get('/users/is-following', {
    schema: { querystring: pair, response: { 200: Following } },
    handler: ({ viewer, query }) =>
      reads.people.isFollowing(viewer, query.following_id, query.follower_id),
  });
};
