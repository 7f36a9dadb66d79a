/**
 * A warning for staff about the recipient: a person who registered a foreign address would get it (rule 11.51).
 * @param proven whether the address is confirmed
 */
export const unverifiedText = (address: string, proven: unknown): string =>
  proven ? '' : ` ${address} is not verified yet: ask them to confirm it.`;

/** Whether the address of an account is confirmed. */
export const isVerified = ({ emailVerifiedAt }: { emailVerifiedAt: Date | null }): boolean =>
  emailVerifiedAt !== null;
