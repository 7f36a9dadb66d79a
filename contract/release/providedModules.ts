/** Modules that the shell provides to remotes, by the name in a remote's imports. */
export const PROVIDED_MODULES = {
  'shared-ui/core': 'shared-ui/src/core',
  'react-router-dom': 'react-router-dom',
} as const;

/** Prefix of every module name in a contract, so that two contracts can be compared in one program. */
export const MODULE_PREFIX = '@@/';
