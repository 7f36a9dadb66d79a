import type { PublicConfig } from 'contract/config';
import { compose } from 'contract/registry';
import type { ServedDeployment } from '../edge/deployed/Deployed';
import { documentHtml } from '../edge/document/document';
import { contentPolicy } from '../edge/document/policy';
import { scriptTags, shellScripts } from '../edge/document/preloads';

/** A directive that browsers accept only in a header. */
const HEADER_ONLY = /frame-ancestors [^;]+; /;

/**
 * The only document of a static host: the same for every address and visitor, so nothing is prerendered. While there is
 * a canary it also contains the registry, and each browser decides whether it gets the canary.
 */
export function siteDocument(deployment: ServedDeployment, config: PublicConfig): string {
  const { registry } = deployment;
  const { schema, revision, base, minShell, shell, remotes } = registry;
  const hasCanary = Object.values(remotes).some(({ canary }) => canary !== undefined);
  const composition = compose(registry);
  return documentHtml({
    composition,
    ...(hasCanary && { deployment: { schema, revision, base, minShell, shell, remotes } }),
    config,
    title: `The ${config.productName}`,
    policy: contentPolicy(config, registry.base).replace(HEADER_ONLY, ''),
    fonts: '',
    preloads: '',
    scripts: scriptTags(shellScripts(deployment, composition)),
  });
}
