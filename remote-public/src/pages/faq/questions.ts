import { ACCELERATOR_PROGRAM } from './acceleratorProgram';
import { GENERAL } from './general';
import type { QuestionGroup } from './question';
import { REALITY_SHOW } from './realityShow';

/** All questions of the FAQ, in the order of the page. */
export const QUESTIONS: QuestionGroup[] = [GENERAL, ACCELERATOR_PROGRAM, REALITY_SHOW];
