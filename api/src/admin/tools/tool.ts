import type { Answer } from '../../staff/act/act';

/**
 * Asks a person to confirm something irreversible.
 * @param about what happens
 * @param phrase the text to type
 * @throws WrongUse without a confirmation, and without a terminal
 */
export type Agree = (about: string, phrase: string) => Promise<void>;

/** A command of staff that does not use the database: `npm run admin -- <name> …`. */
export interface Tool {
  name: string;
  /** Its arguments, e.g. `<file> [--force]`; empty for none. */
  takes: string;
  /** One sentence for the help. */
  about: string;
  /**
   * @param args what follows the name
   * @param agree asks before something irreversible
   * @returns a sentence, or facts as of a command
   * @throws HttpError with the reason
   */
  run(args: string[], agree: Agree): Promise<Answer | string>;
}
