import path from 'node:path';
import { reachOf } from 'tooling/deployment';

import { flag, integer, keys, oneOf, origins, text, url } from './variables';

/** Everything the process is told from outside, read and checked once at start. */
export type Config = ReturnType<typeof readConfig>;

/**
 * Reads every variable of the api (table: README, "Configuration").
 * @throws WrongVariable with one sentence for the operator
 */
export function readConfig(env: NodeJS.ProcessEnv = process.env) {
  const production = env.NODE_ENV === 'production';
  const port = integer(env, 'PORT', 3000, { min: 1, max: 65_534 });
  const publicUrl = url(env, 'PUBLIC_URL', `http://localhost:${port}`, ['http:', 'https:'])!;
  const hidden = { secret: true };
  const databaseUrl = url(env, 'DATABASE_URL', undefined, ['postgres:', 'postgresql:'], hidden);
  return {
    production,
    host: text(env, 'HOST', '127.0.0.1'),
    apiPort: integer(env, 'API_PORT', port + 1, { min: 0, max: 65_535 }),
    publicUrl: publicUrl.replace(/\/$/, ''),
    /** The site is for everybody, not for this machine or its network. */
    isPublic: reachOf(publicUrl) === 'everybody',
    /** Browser origins besides our own that may call the api. */
    origins: [new URL(publicUrl).origin, ...origins(env, 'CORS_ORIGINS')],
    /** How long requests under way may take after a signal; what starts the api waits 8 seconds. */
    stopGraceMs: integer(env, 'STOP_GRACE_MS', 4_500, { min: 0, max: 600_000 }),
    logLevel: oneOf(env, 'LOG_LEVEL', LOG_LEVELS, production ? 'info' : 'warn'),
    productName: text(env, 'PRODUCT_NAME', 'Venture Quest'),
    dataDir: path.resolve(text(env, 'DATA_DIR', './var')),
    databaseUrl,
    /** Fill an empty database with the demo programme; never in production. */
    demo: flag(env, 'DEMO', databaseUrl === undefined) && !production,
    mediaUrl: url(env, 'MEDIA_URL', undefined, ['s3:'], hidden),
    smtpUrl: url(env, 'SMTP_URL', undefined, ['smtp:', 'smtps:'], hidden),
    /** Keys of mailed links and sealed cookies; processes on several machines share one. */
    appKeys: keys(env, 'APP_SECRET'),
    /** Lets CI read how releases fare; without one nobody can over HTTP. */
    reportKeys: keys(env, 'REPORT_KEY'),
    /** Lets the mail provider report bounces and complaints; without one nobody can over HTTP. */
    mailReportKeys: keys(env, 'MAIL_REPORT_KEY'),
    mailFrom: text(env, 'MAIL_FROM', 'hello@venturequest.example'),
    google: google(env),
    redisUrl: url(env, 'REDIS_URL', undefined, ['redis:', 'rediss:'], hidden),
    rateLimits: flag(env, 'RATE_LIMITS', true, { fixed: production ? true : undefined }),
    tokenBinding: flag(env, 'TOKEN_BINDING', publicUrl.startsWith('https:')),
    programmeEnd: day(env),
    applicationsOpen: flag(env, 'APPLICATIONS_OPEN', false),
  };
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;

/** Google sign-in is on when both halves of the credentials are there. */
function google(env: NodeJS.ProcessEnv) {
  const clientId = text(env, 'GOOGLE_CLIENT_ID', '');
  const clientSecret = text(env, 'GOOGLE_CLIENT_SECRET', '', {
    needs: clientId,
    named: 'GOOGLE_CLIENT_ID',
  });
  const issuer = url(env, 'GOOGLE_ISSUER', 'https://accounts.google.com', ['http:', 'https:'])!;
  return clientId === '' ? undefined : { clientId, clientSecret, issuer };
}

function day(env: NodeJS.ProcessEnv): string | undefined {
  return (
    text(env, 'PROGRAMME_END', '', { like: /^\d{4}-\d{2}-\d{2}$/, example: '2026-06-30' }) ||
    undefined
  );
}
