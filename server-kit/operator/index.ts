import { userInfo } from 'node:os';

/** The account that runs this process; an account in a container may have no name. */
export function operatorName(): string {
  try {
    return userInfo().username;
  } catch {
    return `user ${process.getuid?.()}`;
  }
}
