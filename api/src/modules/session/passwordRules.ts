import { COMMON_PASSWORDS } from './commonPasswords';

interface Owner {
  name: string;
  surname: string;
  email: string;
  productName: string;
}

/**
 * Why a password is too easy to guess, as a message for its owner; undefined when it is not. The contract checks its
 * length; digits or special characters are not required (rule 2.6).
 */
export function passwordProblem(password: string, owner: Owner): string | undefined {
  const lower = password.toLowerCase();
  if (COMMON_PASSWORDS.has(lower))
    return 'This is one of the most common passwords. Choose another one.';
  const contains = (word: string) => word.length >= 4 && lower.includes(word.toLowerCase());
  const own = [owner.name, owner.surname, owner.email.split('@')[0] ?? ''];
  if (own.some(contains)) return 'The password may not contain your name or email.';
  const product = [owner.productName, owner.productName.replaceAll(' ', '')];
  if (product.some(contains)) return `The password may not contain "${owner.productName}".`;
  return undefined;
}
