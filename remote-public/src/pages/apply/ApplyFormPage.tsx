import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useConfig } from 'shared-ui';

import { ApplyFrame } from './ApplyFrame';
import { ClosedNotice } from './ClosedNotice';
import { FormWidget } from './FormWidget';

interface ApplyFormPageProps {
  title: string;
  /** Which of the configured forms; mentors and investors share one (rule 1.38). */
  form: 'startupForm' | 'mentorForm';
  underMasthead?: boolean;
}

/** One application form; while applications are closed it leads to /apply (rule 1.37). */
export function ApplyFormPage({ title, form, underMasthead }: ApplyFormPageProps) {
  const navigate = useNavigate();
  const { applicationsOpen, formWidget } = useConfig();
  const formId = applicationsOpen && formWidget?.[form];

  useEffect(() => {
    if (!formId) void navigate('/apply', { replace: true });
  }, [formId, navigate]);

  return (
    <ApplyFrame underMasthead={underMasthead}>
      {formId && formWidget ? (
        <>
          <h1>{title}</h1>
          <FormWidget title={title} script={formWidget.script} formId={formId} />
        </>
      ) : (
        <ClosedNotice />
      )}
    </ApplyFrame>
  );
}
