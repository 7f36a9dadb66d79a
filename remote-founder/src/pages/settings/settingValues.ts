import type { OwnStartup } from 'contract/wire/my-startups.contract';
import type { StartupField } from 'contract/wire/startup-settings.contract';

/** The settings of a startup by the names that their calls use; what is not set is the empty text. */
export function settingValues(startup: OwnStartup): Record<StartupField, string> {
  const [links] = startup.socialLinks;
  return {
    name: startup.name,
    industry: startup.industry,
    description: startup.description,
    stage: startup.stage,
    slug: startup.slug,
    startup_image: startup.startup_image ?? '',
    x: links?.x ?? '',
    linkedIn: links?.linkedIn ?? '',
    website_links: links?.website_links ?? '',
  };
}
