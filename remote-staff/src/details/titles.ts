import { type DocumentSection, readSections } from 'contract/act-form';
import type { InboxMessage } from 'contract/wire/inbox.contract';
import type { StaffLetter } from 'contract/wire/letters.contract';
import type { StaffSessionDetails } from 'contract/wire/staff-details.contract';
import type { EditedProgramme } from '../data/programme.endpoints';

/** Headings of the pages of one object, which are the titles of their tabs too (rule 11.58). */

export const nameOf = ({ name }: { name: string }): string => name;

export const sessionTitle = ({ startup, mentor }: StaffSessionDetails): string =>
  `${startup.name} with ${mentor.name}`;

export const messageTitle = ({ name }: InboxMessage): string => `Message from ${name}`;

/** Heading of a letter without a draft yet. */
export const NEW_LETTER = 'New letter';

export const letterTitle = ({ subject }: StaffLetter): string => subject;

/** The section of the programme at an address, once the programme's schema is loaded. */
export const sectionNamed = (
  data: Pick<EditedProgramme, 'schema'> | undefined,
  name: string | undefined,
): DocumentSection | undefined =>
  data && readSections(data.schema).find((one) => one.name === name);
