import type { Programme } from 'contract/wire/programme.contract';
import { STATEMENTS, type Statement } from 'contract/wire/programmeLegal.contract';
import { HOUR } from '../../../app/clock';
import { forbidden, invalid } from '../../../app/httpError';
import type { Performer, Row } from '../../act/act';
import { differencesBetween } from './differences';

type Legal = Programme['legal'];

/**
 * Only owners may change the responsible party or confirm statements.
 * @throws HttpError 403
 */
export function requireMayState(by: Performer, before: Programme, after: Programme): void {
  if (by.source === 'cli' || by.scopes.includes('owner')) return;
  if (differencesBetween(before.legal, after.legal).length === 0) return;
  throw forbidden('Only an owner can change the responsible party and the confirmations.');
}

/**
 * A date confirms the text it was given for. If the text changes and the date does not, the date is removed.
 * @throws HttpError 422 for a date that is in the future everywhere on earth
 */
export function settleStatements(before: Programme, edited: Programme, now: Date) {
  const early = STATEMENTS.filter(
    (name) =>
      dayOf(before.legal, name) !== dayOf(edited.legal, name) && isToCome(edited, name, now),
  );
  if (early.length > 0)
    throw invalid(
      Object.fromEntries(
        early.map((name) => [
          `legal.confirmed_${name}`,
          ['This day is in the future. Enter today or an earlier day.'],
        ]),
      ),
    );
  const withdrawn = STATEMENTS.filter(
    (name) =>
      dayOf(edited.legal, name) !== '' &&
      dayOf(edited.legal, name) === dayOf(before.legal, name) &&
      textOf(edited.legal, name) !== textOf(before.legal, name),
  );
  const gone = Object.fromEntries(withdrawn.map((name) => [`confirmed_${name}`, '']));
  const content: Programme = { ...edited, legal: { ...edited.legal, ...gone } };
  const lapsed = withdrawn.length > 0 && { withdrawn: withdrawn.join(', ') };
  return { content, stated: { ...statedBy(before, content), ...lapsed } };
}

/** Statements that are newly confirmed, or with another date. */
const newlyConfirmed = (before: Programme, after: Programme): Statement[] =>
  STATEMENTS.filter((name) => {
    const day = dayOf(after.legal, name);
    return day !== '' && day !== dayOf(before.legal, name);
  });

/** For the confirmation and the record. */
export const statedText = ({ confirmed, withdrawn }: Row): string =>
  (confirmed ? ` Confirmed: ${confirmed}.` : '') +
  (withdrawn ? ` No longer confirmed, because the text changed: ${withdrawn}.` : '');

/** Newly public confirmations, for the result of an act. */
export function statedBy(before: Programme, after: Programme): Row {
  const confirmed = newlyConfirmed(before, after);
  return confirmed.length > 0 ? { confirmed: withDays(after, confirmed) } : {};
}

/** `officer 2025-03-01, review 2025-03-02` */
const withDays = ({ legal }: Programme, names: readonly Statement[]): string =>
  names.map((name) => `${name} ${dayOf(legal, name)}`).join(', ');

const dayOf = (legal: Legal, name: Statement) => legal[`confirmed_${name}`];

/** The appointment of an officer includes the name, so another name is another statement. */
const textOf = (legal: Legal, name: Statement) =>
  name === 'officer' ? `${legal.statement_officer}\n${legal.officer}` : legal[`statement_${name}`];

/** Zones are ahead of UTC by up to 14 hours. */
const isToCome = ({ legal }: Programme, name: Statement, now: Date) =>
  dayOf(legal, name) > new Date(now.getTime() + 14 * HOUR).toISOString().slice(0, 10);
