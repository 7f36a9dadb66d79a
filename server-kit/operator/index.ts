import { userInfo } from 'node:os';

/** Who runs this process on this machine; an account of a container may have no name. */
export function operatorName(): string {
  try {
    return userInfo().username;
  } catch {
    return `user ${process.getuid?.()}`;
  }
}
