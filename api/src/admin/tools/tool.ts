import type { Answer } from '../../staff/act/act';

/**
 * Has a person agree to what nothing can undo.
 * @param about what happens
 * @param phrase what is to be typed
 * @throws WrongUse when they do not, and where nobody can be asked
 */
export type Agree = (about: string, phrase: string) => Promise<void>;

/** What staff do beside the database rather than in it: `npm run admin -- <name> …`. */
export interface Tool {
  name: string;
  /** What follows the name, e.g. `<file> [--force]`; empty when nothing does. */
  takes: string;
  /** One sentence for the help. */
  about: string;
  /**
   * @param args what follows the name
   * @param agree asks before what nothing can undo
   * @returns a sentence, or facts as of a command
   * @throws HttpError with the reason
   */
  run(args: string[], agree: Agree): Promise<Answer | string>;
}
