/** The modules of a page that a remote takes from the shell, by the name it asks for. */
export const OFFERED = {
  'shared-ui/core': 'shared-ui/src/core',
  'react-router-dom': 'react-router-dom',
} as const;

/** Stands before the name of every module of a contract, so that two can be read side by side. */
export const MARK = '@@/';
