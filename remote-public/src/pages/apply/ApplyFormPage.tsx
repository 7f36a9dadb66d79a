import type { PublicSite } from 'contract/wire/publicProgramme.contract';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useReadSiteQuery } from 'shared-ui';
import { useApplicationPhase, useForms } from '../../programme/applications';

import { ApplyFrame } from './ApplyFrame';
import { ClosedNotice } from './ClosedNotice';
import { FormWidget } from './FormWidget';

interface ApplyFormPageProps {
  title: string;
  /** The configured form; mentors and investors share one (rule 1.38). */
  form: 'startupForm' | 'mentorForm';
  underHeroHeader?: boolean;
}

/** Whether the data contains the topics that decide here: the document of another page may have contained fewer. */
const isEnough = ({ topics }: Pick<PublicSite, 'topics'>): boolean =>
  !topics || (topics.includes('applications') && topics.includes('forms'));

/** One application form; while applications are closed it redirects to /apply (rule 1.37). */
export function ApplyFormPage({ title, form, underHeroHeader }: ApplyFormPageProps) {
  const navigate = useNavigate();
  const { search } = useLocation();
  const { data, isError } = useReadSiteQuery();
  const isSettled = isError || (data !== undefined && isEnough(data));
  const isOpen = useApplicationPhase() === 'open';
  const forms = useForms();
  const formId = isSettled && isOpen ? forms?.[form] : undefined;
  const [opened, setOpened] = useState(formId);
  // An opened form stays, so that no entered data is lost.
  if (formId && !opened) setOpened(formId);
  const shownId = opened || formId;

  useEffect(() => {
    if (isSettled && !shownId) void navigate({ pathname: '/apply', search }, { replace: true });
  }, [isSettled, shownId, navigate, search]);

  return (
    <ApplyFrame underHeroHeader={underHeroHeader}>
      {isSettled && !shownId ? <ClosedNotice /> : <h1>{title}</h1>}
      {shownId && !isOpen && (
        <p role="status">
          Applications are now closed. What you have written stays here, but it may no longer be
          accepted.
        </p>
      )}
      {shownId && forms && <FormWidget title={title} script={forms.script} formId={shownId} />}
    </ApplyFrame>
  );
}
