import { DEMO_PROGRAMME } from 'contract/demo-programme';
import { ROOT } from 'server-kit/repository';

import { checkCitations, readCitable } from './citationLaw';
import { confirmationLaw } from './confirmationLaw';
import { cycleLaw } from './cycleLaw';
import { checkDecisions } from './decisionLaw';
import { endpointLaw } from './endpointLaw';
import { folderCycleLaw } from './folderCycleLaw';
import { importLaw } from './importLaw';
import { logLaw } from './logLaw';
import { checkManifests } from './manifestLaw';
import { newCssLaw } from './newCssLaw';
import { checkPackageGuides } from './packageGuideLaw';
import { checkPackages } from './packageLaw';
import { readProductRules } from './productRules';
import { programmeLaw } from './programmeLaw';
import { checkProse } from './proseLaw';
import { sharedExportsLaw } from './sharedExportsLaw';
import { sitePagesLaw } from './sitePagesLaw';
import { readOthers, readSources, type Violation } from './sources';
import { stateLaw } from './stateLaw';
import { storyLaw } from './storyLaw';
import { tagLaw } from './tagLaw';
import { lengthLaw, textLaws } from './textLaws';
import { weightLaw } from './weightLaw';
import { wordLaw } from './wordLaw';

const sources = readSources(ROOT);
const texts = [...sources, ...readOthers(ROOT)];
const laws = [
  importLaw,
  cycleLaw,
  folderCycleLaw,
  endpointLaw,
  confirmationLaw,
  lengthLaw,
  logLaw,
  newCssLaw,
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
const product = readProductRules(texts);
const citable = readCitable(ROOT, texts, product.inForce);

const checked: [law: string, violations: Violation[]][] = [
  ...laws.map(({ name, check }): [string, Violation[]] => [name, check(sources)]),
  [programme.name, programme.check(texts)],
  ['manifests', checkManifests(ROOT)],
  ['packages', checkPackages(ROOT, sources)],
  ['package-guides', checkPackageGuides(ROOT)],
  ['decisions', checkDecisions(texts)],
  ['product-rules', product.violations],
  ['prose', checkProse(texts)],
  ['citations', checkCitations(texts, citable)],
];
const broken = checked.flatMap(([law, violations]) => violations.map((one) => ({ law, ...one })));

for (const { law, path, message } of broken) console.error(`${path}: ${message} [${law}]`);
console.log(`${checked.length} laws over ${sources.length} files, ${broken.length} broken`);
process.exitCode = broken.length > 0 || sources.length === 0 ? 1 : 0;
