import { STAFF_COOKIE, type StaffPasses } from './staffPass';

const STAFF_PASS = new RegExp(`(?:^|; )${STAFF_COOKIE}=([^;]+)`);

/** Whether a request carries a valid pass. @param cookies its `Cookie` header @param now as in `verify` */
export function hasPass(cookies: string | undefined, passes: StaffPasses, now: number): boolean {
  const pass = STAFF_PASS.exec(cookies ?? '')?.[1];
  return pass !== undefined && passes.verify(pass, now);
}
