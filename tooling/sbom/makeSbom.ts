import { Enums, Models, Serialize, SPDX, Spec } from '@cyclonedx/cyclonedx-library';

import type { Lockfile } from '../packages';
import { type LockedPackage, lockedPackages } from './lockedPackages';

/** How a scanner should treat the purpose of a package. */
const SCOPES: Record<LockedPackage['need'], Enums.ComponentScope> = {
  required: Enums.ComponentScope.Required,
  optional: Enums.ComponentScope.Optional,
  dev: Enums.ComponentScope.Excluded,
};

/**
 * The software bill of materials of the product: CycloneDX 1.6 as JSON, with version, licence, hash and dependencies of
 * every package in the lockfile. It contains no time, so that one lockfile always gives the same text. `npm sbom`
 * refuses this tree, because an override intentionally leaves a package out.
 */
export function makeSbom(lockfile: Lockfile): string {
  const bom = new Models.Bom();
  const packages = lockedPackages(lockfile);
  // A package that is installed in several places is one component.
  const byPurl = new Map<string, Models.Component>();
  const byPlace = new Map<string, Models.Component>();
  for (const one of packages) {
    const component = byPurl.get(purlOf(one)) ?? componentOf(one);
    byPurl.set(purlOf(one), component);
    byPlace.set(one.place, component);
  }
  for (const { place, asksFor } of packages) {
    for (const asked of asksFor) {
      byPlace.get(place)!.dependencies.add(byPlace.get(asked)!.bomRef);
    }
  }
  bom.metadata.component = byPlace.get('');
  for (const component of byPurl.values()) {
    if (component !== bom.metadata.component) bom.components.add(component);
  }
  const normalizers = new Serialize.JSON.Normalize.Factory(Spec.Spec1dot6);
  const options = { sortLists: true, space: 2 };
  return `${new Serialize.JsonSerializer(normalizers).serialize(bom, options)}\n`;
}

function componentOf(one: LockedPackage): Models.Component {
  const [name, group] = one.name.split('/').reverse();
  const type = one.isOwn ? Enums.ComponentType.Application : Enums.ComponentType.Library;
  const component = new Models.Component(type, name!, {
    group,
    version: one.version,
    purl: purlOf(one),
    bomRef: purlOf(one),
    scope: SCOPES[one.need],
  });
  if (one.license) component.licenses.add(licenseOf(one.license));
  const [, hash] = /^sha512-(.+)$/.exec(one.integrity ?? '') ?? [];
  if (hash) {
    const hex = Buffer.from(hash, 'base64').toString('hex');
    component.hashes.set(Enums.HashAlgorithm['SHA-512'], hex);
  }
  return component;
}

/** `MIT` is an id, `(MIT OR Apache-2.0)` is an expression, anything else a name. */
function licenseOf(license: string): Models.License {
  if (/\b(OR|AND|WITH)\b/.test(license)) return new Models.LicenseExpression(license);
  return isKnownLicense(license)
    ? new Models.SpdxLicense(license)
    : new Models.NamedLicense(license);
}

const isKnownLicense = (license: string) => SPDX.isSupportedSpdxId(license);

const purlOf = ({ name, version }: LockedPackage) =>
  `pkg:npm/${name.replace('@', '%40')}@${encodeURIComponent(version)}`;
