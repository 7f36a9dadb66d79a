/** A moment as the api writes it: 'yyyy-MM-dd HH:mm:ss' in UTC (rule 9.9). */
export function asApiTime(moment: Date): string {
  return moment.toISOString().slice(0, 19).replace('T', ' ');
}
