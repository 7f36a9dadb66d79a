/**
 * What staff read after who gets something: whoever registered an address that is not theirs gets it, too (rule 11.51).
 * @param proven true when somebody has shown that the address is theirs
 */
export const unverifiedText = (address: string, proven: unknown): string =>
  proven ? '' : ` Nobody has shown yet that ${address} is theirs: have them confirm it.`;

/** Whether somebody has shown that the address of an account is theirs. */
export const isVerified = ({ emailVerifiedAt }: { emailVerifiedAt: Date | null }): boolean =>
  emailVerifiedAt !== null;
