import type { Composition } from 'contract/registry';
import type { PublicConfig } from 'shared-ui/core';

import { documentBlock } from './registry/documentBlock';

/**
 * The only policy that admits script addresses into this page (Trusted Types). It accepts releases of the registry, and
 * the two services that need consent; it rejects anything else. It is the page's first import, because the federation
 * runtime sets addresses of scripts when it starts.
 */
export function allowedScripts(
  registry: Pick<Composition, 'base'> | undefined,
  config: Partial<PublicConfig> | undefined,
): (url: string) => string {
  const releases = new URL(registry?.base ?? '/releases/', location.href).href;
  const services = [config?.analytics?.script, config?.formWidget?.script]
    .filter((script) => script !== undefined)
    .map((script) => new URL(script, location.href).href);

  return (url) => {
    const { href } = new URL(url, location.href);
    if (href.startsWith(releases) || services.includes(href)) return url;
    throw new TypeError(`Script refused: ${href}`);
  };
}

interface TrustedTypeFactory {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): unknown;
}

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypeFactory };
trustedTypes?.createPolicy('default', {
  createScriptURL: allowedScripts(documentBlock('registry'), documentBlock('config')),
});
