import { join } from 'node:path';

import { DEMO_PROGRAMME } from 'contract/demo-programme';

import { checkCitations, readCitable } from './citationLaw';
import { confirmationLaw } from './confirmationLaw';
import { cycleLaw } from './cycleLaw';
import { checkDecisions } from './decisionLaw';
import { endpointLaw } from './endpointLaw';
import { folderCycleLaw } from './folderCycleLaw';
import { importLaw } from './importLaw';
import { checkManifests } from './manifestLaw';
import { checkPackageGuides } from './packageGuideLaw';
import { checkPackages } from './packageLaw';
import { readProductRules } from './productRules';
import { programmeLaw } from './programmeLaw';
import { checkProse } from './proseLaw';
import { sharedExportsLaw } from './sharedExportsLaw';
import { sitePagesLaw } from './sitePagesLaw';
import { readOthers, readSources } from './sources';
import { stateLaw } from './stateLaw';
import { storyLaw } from './storyLaw';
import { tagLaw } from './tagLaw';
import { lengthLaw, textLaws } from './textLaws';
import { weightLaw } from './weightLaw';
import { wordLaw } from './wordLaw';

const root = join(__dirname, '../..');
const sources = readSources(root);
const texts = [...sources, ...readOthers(root)];
const laws = [
  importLaw,
  cycleLaw,
  folderCycleLaw,
  endpointLaw,
  confirmationLaw,
  lengthLaw,
  sharedExportsLaw,
  sitePagesLaw,
  stateLaw,
  storyLaw,
  tagLaw,
  weightLaw,
  wordLaw,
  ...textLaws,
];

const programme = programmeLaw(DEMO_PROGRAMME);
const product = readProductRules(root);
const citable = readCitable(root, product.inForce);

const broken = [
  ...laws.flatMap(({ name, check }) => check(sources).map((one) => ({ law: name, ...one }))),
  ...programme.check(texts).map((one) => ({ law: programme.name, ...one })),
  ...checkManifests(root).map((one) => ({ law: 'manifests', ...one })),
  ...checkPackages(root, sources).map((one) => ({ law: 'packages', ...one })),
  ...checkPackageGuides(root).map((one) => ({ law: 'package-guides', ...one })),
  ...checkDecisions(root).map((one) => ({ law: 'decisions', ...one })),
  ...product.violations.map((one) => ({ law: 'product-rules', ...one })),
  ...checkProse(texts).map((one) => ({ law: 'prose', ...one })),
  ...checkCitations(texts, citable).map((one) => ({ law: 'citations', ...one })),
];

for (const { law, path, message } of broken) console.error(`${path}: ${message} [${law}]`);
console.log(`${laws.length + 8} laws over ${sources.length} files, ${broken.length} broken`);
process.exitCode = broken.length > 0 || sources.length === 0 ? 1 : 0;
