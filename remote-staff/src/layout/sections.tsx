import type { StaffScope } from 'contract/wire/staff.contract';
import {
  CalendarDays,
  ChartColumn,
  GraduationCap,
  ListChecks,
  type LucideIcon,
  Mail,
  MessageSquare,
  Rocket,
  ScrollText,
  SlidersHorizontal,
  Sun,
  Users,
} from 'lucide-react';

/** An entry of the side menu. */
export interface Section {
  label: string;
  to: string;
  icon: LucideIcon;
  /** Shown to readers with one of these scopes; to all staff when left out. */
  scopes?: readonly StaffScope[];
  /** Marked only at exactly this address. */
  end?: boolean;
}

/**
 * The side menu in order; an entry is listed once it has a page. The order: Today, Startups, People, Mentors, Sessions,
 * Programme, Letters, Messages, Figures, Record, Acts.
 */
export const SECTIONS = [
  { label: 'Today', to: '/staff', icon: Sun, end: true },
  { label: 'Startups', to: '/staff/startups', icon: Rocket, scopes: ['programme'] },
  { label: 'People', to: '/staff/people', icon: Users, scopes: ['people'] },
  {
    label: 'Mentors',
    to: '/staff/mentors',
    icon: GraduationCap,
    scopes: ['programme', 'sessions'],
  },
  {
    label: 'Sessions',
    to: '/staff/sessions',
    icon: CalendarDays,
    scopes: ['sessions', 'programme'],
  },
  {
    label: 'Programme',
    to: '/staff/programme',
    icon: SlidersHorizontal,
    scopes: ['programme'],
  },
  { label: 'Letters', to: '/staff/letters', icon: Mail, scopes: ['letters'] },
  { label: 'Messages', to: '/staff/messages', icon: MessageSquare, scopes: ['letters'] },
  { label: 'Figures', to: '/staff/figures', icon: ChartColumn, scopes: ['programme'] },
  { label: 'Record', to: '/staff/record', icon: ScrollText },
  { label: 'Acts', to: '/staff/acts', icon: ListChecks },
] as const satisfies readonly Section[];

/** The name of a menu entry. */
export type SectionName = (typeof SECTIONS)[number]['label'];
