import { HttpError } from '../../app/httpError';

/** What was asked for makes no sense as it stands; of the command line exit code 2. */
export class WrongUse extends HttpError {
  constructor(message: string) {
    super(422, message);
  }
}
