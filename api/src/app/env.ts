import path from 'node:path';
import { reachOf } from 'server-kit/deployment';
import {
  flag,
  integer,
  keys,
  like,
  list,
  oneOf,
  origin,
  port,
  readVariables,
  text,
  url,
  WrongVariable,
} from 'server-kit/environment';

/** The configuration, read and checked once at start. */
export type Config = ReturnType<typeof readConfig>;

/**
 * Reads every variable of the api (table: README, "Configuration").
 * @throws WrongVariable with sentences for the operator
 */
export function readConfig(env: NodeJS.ProcessEnv = process.env) {
  const production = env.NODE_ENV === 'production';
  const given = readVariables(env, VARIABLES);
  const { PORT, PUBLIC_URL = `http://localhost:${PORT}`, DATABASE_URL: databaseUrl } = given;
  if (production && given.RATE_LIMITS === false)
    throw new WrongVariable('RATE_LIMITS must be on when NODE_ENV is production.');
  if (given.DATABASE_DIRECT_URL && !databaseUrl)
    throw new WrongVariable('DATABASE_DIRECT_URL is set, but DATABASE_URL is not.');
  const isPublic = reachOf(PUBLIC_URL) === 'everybody';
  if (given.CALENDAR_TEST_ORIGIN && (production || isPublic))
    throw new WrongVariable(
      'CALENDAR_TEST_ORIGIN is for tests only. Do not set it on a public site or when NODE_ENV is production.',
    );
  if (given.DATABASE_READ_URL.length > 0 && !databaseUrl)
    throw new WrongVariable('DATABASE_READ_URL names replicas of DATABASE_URL, which is not set.');
  return {
    production,
    host: given.HOST,
    apiPort: given.API_PORT ?? PORT + 1,
    publicUrl: PUBLIC_URL.replace(/\/$/, ''),
    /** Whether the site is public, not only for this machine or its network. */
    isPublic,
    /** Browser origins besides our own that may call the api. */
    origins: [new URL(PUBLIC_URL).origin, ...given.CORS_ORIGINS],
    /** How long requests in progress may take after a signal; the parent process waits 8 seconds. */
    stopGraceMs: given.STOP_GRACE_MS,
    logLevel: given.LOG_LEVEL ?? (production ? 'info' : 'warn'),
    productName: given.PRODUCT_NAME,
    dataDir: path.resolve(given.DATA_DIR),
    databaseUrl,
    /** The server itself, if databaseUrl is a pooler in transaction mode. */
    databaseDirectUrl: given.DATABASE_DIRECT_URL,
    /** Connections of this process to the database. */
    databasePool: given.DATABASE_POOL,
    /** Replicas of that server, from which public reads come. */
    databaseReadUrls: given.DATABASE_READ_URL,
    /** Fill an empty database with the demo programme; never in production. */
    demo: (given.DEMO ?? databaseUrl === undefined) && !production,
    mediaUrl: given.MEDIA_URL,
    smtpUrl: given.SMTP_URL,
    /** Keys of mailed links and encrypted cookies; processes on several machines share them. */
    appKeys: given.APP_SECRET,
    /** Lets CI read how releases perform; without a key nobody can over HTTP. */
    reportKeys: given.REPORT_KEY,
    /** Lets the mail provider report bounces and complaints; without a key nobody can over HTTP. */
    mailReportKeys: given.MAIL_REPORT_KEY,
    mailFrom: given.MAIL_FROM,
    /** Mails of letters to many per minute. */
    lettersPerMinute: given.LETTERS_PER_MINUTE,
    /** The address for replies to mails of staff. */
    replyTo: given.REPLY_TO ?? given.MAIL_FROM,
    google: google(given),
    redisUrl: given.REDIS_URL,
    rateLimits: given.RATE_LIMITS ?? true,
    tokenBinding: given.TOKEN_BINDING ?? PUBLIC_URL.startsWith('https:'),
    programmeEnd: given.PROGRAMME_END,
    applicationsOpen: given.APPLICATIONS_OPEN,
    /** An origin from which tests may read calendars, despite the rules for addresses that people enter. */
    calendarTestOrigin: given.CALENDAR_TEST_ORIGIN,
  };
}

const VARIABLES = {
  HOST: text().default('127.0.0.1'),
  PORT: port(1, 65_534).default(3000),
  API_PORT: port(0).optional(),
  PUBLIC_URL: url('http', 'https').optional(),
  CORS_ORIGINS: list(origin()),
  STOP_GRACE_MS: integer(0, 600_000).default(4_500),
  LOG_LEVEL: oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).optional(),
  PRODUCT_NAME: text().default('Venture Quest'),
  DATA_DIR: text().default('./var'),
  DATABASE_URL: url('postgres', 'postgresql').optional(),
  DATABASE_DIRECT_URL: url('postgres', 'postgresql').optional(),
  DATABASE_POOL: integer(2, 500).default(10),
  DATABASE_READ_URL: list(url('postgres', 'postgresql')),
  DEMO: flag().optional(),
  MEDIA_URL: url('s3').optional(),
  SMTP_URL: url('smtp', 'smtps').optional(),
  APP_SECRET: keys().optional(),
  REPORT_KEY: keys().optional(),
  MAIL_REPORT_KEY: keys().optional(),
  MAIL_FROM: text().default('hello@venturequest.example'),
  REPLY_TO: text().optional(),
  LETTERS_PER_MINUTE: integer(6, 60_000).default(300),
  GOOGLE_CLIENT_ID: text().optional(),
  GOOGLE_CLIENT_SECRET: text().optional(),
  GOOGLE_ISSUER: url('http', 'https').default('https://accounts.google.com'),
  REDIS_URL: url('redis', 'rediss').optional(),
  RATE_LIMITS: flag().optional(),
  TOKEN_BINDING: flag().optional(),
  PROGRAMME_END: like(/^\d{4}-\d{2}-\d{2}$/, '2026-06-30').optional(),
  APPLICATIONS_OPEN: flag().default(false),
  CALENDAR_TEST_ORIGIN: origin().optional(),
};

interface GoogleVariables {
  GOOGLE_CLIENT_ID?: string | undefined;
  GOOGLE_CLIENT_SECRET?: string | undefined;
  GOOGLE_ISSUER: string;
}

/** Google sign-in is enabled when both credentials are set. */
function google(given: GoogleVariables) {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = given;
  if (!clientId) return undefined;
  if (!clientSecret)
    throw new WrongVariable('GOOGLE_CLIENT_SECRET must be set when GOOGLE_CLIENT_ID is.');
  return { clientId, clientSecret, issuer: given.GOOGLE_ISSUER };
}
