import { z } from 'zod';

/** The sources a release was built from, where and by whom. */
export const provenance = z.object({
  /** The commit; undefined when the code is in no repository. */
  commit: z.string().optional(),
  /** False when every file was identical to that commit. */
  dirty: z.boolean(),
  builder: z.string(),
  /** `sha384-…` of package-lock.json. */
  lockfile: z.string(),
  /** `sha384-…` of the bill of materials of this lockfile: dist/sbom.cdx.json of a build. */
  sbom: z.string(),
});

export type Provenance = z.infer<typeof provenance>;
