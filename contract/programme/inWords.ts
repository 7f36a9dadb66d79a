const BELOW_TWENTY =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = '_ _ twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** A number for use in a sentence: 'forty'; digits from 100 on. */
export function inWords(count: number): string {
  if (count >= 100) return count.toLocaleString('en');
  if (count < 20) return BELOW_TWENTY[count]!;
  const rest = count % 10;
  return TENS[Math.floor(count / 10)]! + (rest > 0 ? `-${BELOW_TWENTY[rest]}` : '');
}
