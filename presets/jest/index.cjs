const path = require('node:path');

/** Dependencies that ship only ES modules (msw's, the map's, the chart's, dates, OpenID, Markdown). */
const ES_ONLY = [
  'rettime',
  'until-async',
  '@open-draft/deferred-promise',
  'd3-geo',
  'd3-array',
  'd3-scale',
  'd3-shape',
  'd3-path',
  'd3-interpolate',
  'd3-color',
  'd3-format',
  'd3-time',
  'd3-time-format',
  'internmap',
  'temporal-polyfill',
  'temporal-utils',
  'openid-client',
  'oauth4webapi',
  'jose',
  'oauth2-mock-server',
  'is-plain-obj',
  'marked',
];

const TRANSFORM = {
  jsc: {
    target: 'es2022',
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
  },
  module: { type: 'commonjs' },
};

/**
 * The one Jest preset. A package's jest.config.js is one line: `module.exports = require('presets/jest')(__dirname);`
 *
 * @param {string} rootDir the package
 * @param {{ environment?: 'browser' | 'node' } & Record<string, unknown>} [options] `environment` selects where the
 * tests run; other keys are added to the Jest configuration unchanged.
 */
module.exports = function jestPreset(rootDir, { environment = 'browser', ...rest } = {}) {
  const browser = environment === 'browser';
  return {
    rootDir,
    displayName: path.basename(rootDir),
    testMatch: ['<rootDir>/**/*.test.{ts,tsx}'],
    testPathIgnorePatterns: ['/node_modules/', '/.tsbuild/', '/dist/', '/var/'],
    modulePathIgnorePatterns: ['/dist/', '/var/', '/.tsbuild/'],
    runtime: require.resolve('./runtime.cjs'),
    testEnvironment: require.resolve(browser ? './environment.cjs' : './nodeEnvironment.cjs'),
    // msw exports its Node build only when no "browser" condition is set.
    ...(browser && { testEnvironmentOptions: { customExportConditions: [''] } }),
    transform: { '^.+\\.(t|j|mj|cj)sx?$': [require.resolve('@swc/jest'), TRANSFORM] },
    transformIgnorePatterns: [
      // Our own sources are TypeScript, so they are compiled even when they are installed in node_modules.
      `/node_modules/(?!(${ES_ONLY.join('|')})/).*(?<!\\.tsx?)$`,
    ],
    moduleNameMapper: {
      '\\.(art|woff2|svg|webp|webm|mp4|vtt|pdf)(\\?\\w+)?$': require.resolve('./assetName.cjs'),
    },
    setupFilesAfterEnv: browser ? [require.resolve('./matchers.cjs')] : [],
    globalSetup: require.resolve('./globalSetup.cjs'),
    globalTeardown: require.resolve('./globalTeardown.cjs'),
    testTimeout: 900_000, // ends hanging tests: on a busy machine a test may take minutes
    ...(process.env.JEST_RESULTS && {
      reporters: ['default', require.resolve('./countReporter.cjs')],
    }),
    ...rest,
  };
};
