import { ErrorState } from 'shared-ui';

/** Stands in place of a mentor's own data for those who are no mentor. */
export function NotMentor() {
  return <ErrorState>You are not a mentor yet. The programme team can make you one.</ErrorState>;
}
