const path = require('node:path');

const { isLibrary, packageFolder } = require('server-kit/repository');

/**
 * How sources and files become modules.
 * @param {{ namespace: string, dev?: boolean, refresh?: boolean, emit?: boolean }} options `namespace` separates class
 * names of different packages and versions; `refresh` keeps state over an edit; with `emit` false only the addresses of
 * files are needed
 */
function rules({ namespace, dev = false, refresh = false, emit = true }) {
  const file = (name) => ({ type: 'asset/resource', generator: { filename: name, emit } });
  return [
    {
      test: /\.[jt]sx?$/,
      exclude: isLibrary,
      use: { loader: 'swc-loader', options: swc({ namespace, dev, refresh }) },
    },
    // Components are imported one by one, and webpack cannot detect that a styled block is pure.
    { include: path.join(packageFolder('shared-ui'), 'src'), sideEffects: false },
    {
      test: /\.(svg|webp|avif|png|webm|mp4|vtt|pdf)$/,
      ...file('[name].[contenthash:8][ext]'),
    },
    {
      test: /\.woff2$/,
      ...file('[name].[contenthash:8][ext]'),
      use: require.resolve('./loaders/fontLoader.cjs'),
    },
    {
      test: /\.art$/,
      ...file('[name].[contenthash:8].svg'),
      use: require.resolve('./loaders/artLoader.cjs'),
    },
  ];
}

/**
 * JSX always uses the production runtime: a shell with the development runtime would not provide react/jsx-runtime to
 * remotes.
 */
function swc({ namespace, dev, refresh }) {
  const styledComponents = {
    ssr: true,
    displayName: dev,
    fileName: dev,
    minify: !dev,
    transpileTemplateLiterals: !dev,
    pure: true,
    namespace,
  };
  return {
    swcrc: false,
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic', development: refresh, refresh } },
      experimental: { plugins: [['@swc/plugin-styled-components', styledComponents]] },
    },
  };
}

module.exports = { rules };
