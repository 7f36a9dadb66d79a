import { HttpError } from '../../app/httpError';

/** Invalid input; exit code 2 of the command line. */
export class WrongUse extends HttpError {
  constructor(message: string) {
    super(422, message);
  }
}
