import {
  ABOUT_HEADER,
  type CacheTag,
  CHANGES_HEADER,
  EVERYTHING,
  type ProgrammeTopic,
  printTags,
} from 'contract/cache-tags';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import { mayWrite } from './mayWrite';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Tags of a response that public pages are made of. */
    about?: (answer: never, request: FastifyRequest) => CacheTag[];
    /** Tags of public pages that a call changes. Every call that may write declares them. */
    changes?: (request: FastifyRequest) => CacheTag[];
  }
}

/** Adds to every response the tags of the public pages it is part of, or outdates (contract/cache-tags). */
export function setCacheTags(app: FastifyInstance) {
  app.addHook('onRoute', ({ method, url, config }) => {
    if (mayWrite(method) && !config?.changes)
      throw new Error(`${method} ${url} does not say what it changes.`);
  });
  app.addHook('preSerialization', async (request, reply, answer) => {
    const { about } = request.routeOptions.config;
    if (about && reply.statusCode === 200) {
      void reply.header(ABOUT_HEADER, printTags(about(answer as never, request)));
    }
    return answer;
  });
  app.addHook('onSend', async (request, reply, payload) => {
    const { changes } = request.routeOptions.config;
    if (changes && reply.statusCode < 400) {
      void reply.header(CHANGES_HEADER, printTags(changes(request)));
    }
    return payload;
  });
}

/** For calls that change no public page. */
export const nothingPublic = (): CacheTag[] => [];

/** Topics of the programme. */
export const ofProgramme = (...topics: ProgrammeTopic[]): CacheTag[] =>
  topics.map((topic): CacheTag => `programme:${topic}`);

/** For rare calls that change too many pages to list. */
export const everything = (): CacheTag[] => [EVERYTHING];

/** Public data of the caller. */
export const theCaller = ({ me }: FastifyRequest): CacheTag[] => [person(me.id), name(me.id)];

/** The startup whose id is this path parameter. */
export const thisStartup = (param: string) => (request: FastifyRequest) => [
  startup(idIn(request, param)),
];
/** The person whose id is in the path. */
export const thisPerson = (request: FastifyRequest) => [person(idIn(request, 'id'))];

/** Same, if cards and the list show it too. */
export const profileAndCard = (param: string) => (request: FastifyRequest) => {
  const id = idIn(request, param);
  return [startup(id), card(id), startupList];
};

/** The list of startups and the content of their cards. */
export const startupList: CacheTag = 'startups';

/** Letters to the newsletter. */
export const newsletterArchive: CacheTag = 'newsletter';

export const startup = (id: number): CacheTag => `startup:${id}`;
export const card = (id: number): CacheTag => `card:${id}`;
export const person = (id: number): CacheTag => `person:${id}`;
export const name = (id: number): CacheTag => `name:${id}`;

const idIn = ({ params }: FastifyRequest, param: string) =>
  Number((params as Record<string, unknown>)[param]);
