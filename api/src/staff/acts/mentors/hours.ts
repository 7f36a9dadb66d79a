import { z } from 'zod';

/** A window of a mentor on a weekday; minutes since midnight in the mentor's local time. */
export interface Window {
  weekday: number; // ISO: 1 is Monday
  startMinute: number;
  endMinute: number;
}

const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
const FORMAT_ERROR = 'must look like "mon-fri 09:00-12:00,13:00-17:00; sat 10:00-12:00"';

/** Default hours of a new mentor (rule 5.3). */
export const WORKING_HOURS = readWeek('mon-fri 09:00-12:00,13:00-17:00')!;

/** A whole week as text; "none" is a week without hours. */
export const week = (help: string) => reading(help, readWeek, FORMAT_ERROR);

/** The hours of one day, e.g. `09:00-12:00,13:00-17:00`, or "none". */
export const dayHours = (help: string) =>
  reading(help, readHours, 'must look like "09:00-12:00,13:00-17:00" or be "none"');

function reading<T>(help: string, read: (text: string) => T | undefined, problem: string) {
  return z
    .string()
    .transform((text, context) => {
      const value = read(text.trim().toLowerCase());
      if (value !== undefined) return value;
      context.addIssue({ code: 'custom', message: problem });
      return z.NEVER;
    })
    .describe(help);
}

/** @returns undefined for invalid text, or when two windows overlap */
export function readWeek(text: string): Window[] | undefined {
  if (text === 'none') return [];
  const windows: Window[] = [];
  for (const part of text.split(';')) {
    const [, first, last = first, hours] =
      /^\s*([a-z]{3})(?:-([a-z]{3}))?\s+(\S.*)$/.exec(part) ?? [];
    const from = DAYS.indexOf(first ?? '');
    const to = DAYS.indexOf(last ?? '');
    const read = readHours(hours ?? '');
    if (from < 0 || to < from || !read?.length) return undefined;
    for (let day = from; day <= to; day += 1) {
      windows.push(...read.map((window) => ({ weekday: day + 1, ...window })));
    }
  }
  const ofDay = (day: number) => windows.filter(({ weekday }) => weekday === day + 1);
  return DAYS.some((_, day) => overlap(ofDay(day))) ? undefined : windows;
}

type Hours = Pick<Window, 'startMinute' | 'endMinute'>;

/** @returns undefined for invalid text, or when two windows overlap */
export function readHours(text: string): Hours[] | undefined {
  if (text === 'none') return [];
  const hours: Hours[] = [];
  for (const part of text.split(',')) {
    const [, start, end] = /^\s*(\d\d:\d\d)-(\d\d:\d\d)\s*$/.exec(part) ?? [];
    const startMinute = minute(start);
    const endMinute = minute(end);
    if (!(startMinute < endMinute)) return undefined;
    hours.push({ startMinute, endMinute });
  }
  return overlap(hours) ? undefined : hours;
}

/** NaN for an invalid time; 24:00 ends a day. */
function minute(text = ''): number {
  const [hour = Number.NaN, rest = Number.NaN] = text.split(':').map(Number);
  const minutes = hour * 60 + rest;
  return rest < 60 && minutes <= 24 * 60 ? minutes : Number.NaN;
}

function overlap(hours: Hours[]): boolean {
  const sorted = hours.toSorted((a, b) => a.startMinute - b.startMinute);
  return sorted.some(({ startMinute }, at) => at > 0 && startMinute < sorted[at - 1]!.endMinute);
}

/** Formats minutes since midnight. */
export const clockTime = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

export const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** One window, e.g. `09:00-12:00`; without minutes the day is closed. */
export function printHours({ startMinute, endMinute }: StoredHours): string {
  if (startMinute === null || endMinute === null) return 'closed';
  return `${clockTime(startMinute)}-${clockTime(endMinute)}`;
}

type StoredHours = Record<'startMinute' | 'endMinute', number | null>;
