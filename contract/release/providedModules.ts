/** Modules that the shell provides to remotes, by the name that a remote imports. */
export const PROVIDED_MODULES = {
  'shared-ui/core': 'shared-ui/src/core',
  'react-router-dom': 'react-router-dom',
} as const;

/** Of every module name in a contract, so that two contracts can be checked side by side. */
export const MODULE_PREFIX = '@@/';
