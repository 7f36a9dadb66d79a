import { dictionary } from '@zxcvbn-ts/language-common';

const STEMS = `password passw0rd p@ssword p@ssw0rd qwerty qwertyui qwertyuiop qwertz asdfgh asdfghjk
  asdfghjkl zxcvbn zxcvbnm iloveyou iloveu loveyou sunshine princess football baseball basketball
  superman batman spiderman starwars dragon monkey shadow master michael jennifer jordan jessica
  michelle charlie freedom whatever trustno welcome letmein computer internet samantha liverpool
  chelsea arsenal barcelona realmadrid galatasaray fenerbahce besiktas partizan crvenazvezda hajduk
  dinamo levski olympiacos steaua chocolate butterfly elephant mustang corvette mercedes ferrari
  porsche changeme default secret access admin administrator guest test testing pass passpass
  abcdef abcdefg abcdefgh abcd abc qazwsx qazwsxedc qweasd qweasdzxc asdasd asdasdasd zaqxsw onetwothree
  hello helloworld flower purple orange yellow summer winter spring autumn monday friday sunday january
  december november october september pokemon naruto minecraft fortnite roblox pepper ginger cookie
  lovely babygirl angel jesus blessed family forever diamond silver golden matrix killer hunter
  soccer hockey tigger thunder phoenix maverick scorpion samsung iphone google facebook instagram
  lozinka sifra parola sifre volimte ljubav sarajevo beograd zagreb skopje sofia tirana istanbul
  ankara athens athina bucuresti makedonija srbija hrvatska slovenija bulgaria turkiye albania`.split(
  /\s+/,
);

const TAILS = [
  '',
  '1',
  '12',
  '123',
  '1234',
  '12345',
  '123456',
  '!',
  '1!',
  '123!',
  '2023',
  '2024',
  '2025',
  '2026',
];

const RUNS = [
  ...['0123456789', '1234567890', '9876543210', '0987654321'].flatMap((run) => prefixes(run)),
  ...[...'0123456789abcdefghijklmnopqrstuvwxyz'].flatMap((sign) =>
    [8, 9, 10, 11, 12].map((n) => sign.repeat(n)),
  ),
  ...'12341234 11112222 12121212 11223344 123123123 123321123 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qaz2wsx3edc q1w2e3r4 zaq12wsx a1b2c3d4 abcd1234 abc12345 147258369 159357456 87654321 789456123 741852963 10203040 q1w2e3r4t5 aa123456 a1234567 a12345678'.split(
    ' ',
  ),
];

/**
 * The passwords that attackers try first: the ranked list of leaked passwords, far beyond its first ten thousand (rule
 * 2.6), and over two thousand built by habits of this region, a common word with a common suffix. Shorter ones are
 * refused for their length.
 */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set([
  ...dictionary.passwords.filter((password) => password.length >= 8),
  ...STEMS.flatMap((stem) => TAILS.map((tail) => stem + tail)),
  ...RUNS,
]);

function prefixes(run: string): string[] {
  return [8, 9, 10].map((length) => run.slice(0, length));
}
