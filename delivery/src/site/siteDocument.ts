import type { PublicConfig } from 'contract/config';
import { compose } from 'contract/registry';
import type { Deployment } from '../edge/deployed/Deployed';
import { documentHtml } from '../edge/document/document';
import { contentPolicy } from '../edge/document/policy';
import { scriptTags, shellScripts } from '../edge/document/preloads';

/** A rule that browsers take from a header only. */
const HEADER_ONLY = /frame-ancestors [^;]+; /;

/**
 * The one document of a host that only hands out files: the same for every address and everybody,
 * so without anything prerendered. While there is a canary it holds the registry too, and each
 * browser finds out whether it is among the first.
 */
export function siteDocument(deployment: Deployment, config: PublicConfig): string {
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
