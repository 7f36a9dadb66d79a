import { useEffect, useState } from 'react';
import { Button, readConsent, TextLink, theme, upTo, useUser } from 'shared-ui';
import styled from 'styled-components';

import { useWidgetScript } from './useWidgetScript';

interface FormWidgetProps {
  /** Address of the widget's script. */
  script: string;
  formId: string;
}

/**
 * A form of another company, brought in by a press or by an earlier consent to embedded content,
 * and not before: until then nothing of it is loaded. A member's email address goes along as a hidden field (SPEC §2).
 */
export function FormWidget({ script, formId }: FormWidgetProps) {
  const email = useUser()?.email;
  const [wanted, setWanted] = useState(false);
  const failed = useWidgetScript(script, wanted);

  useEffect(() => {
    if (readConsent()?.embeds) setWanted(true);
  }, []);

  if (!wanted) {
    return (
      <>
        <p>
          The form is hosted by {new URL(script, 'https://widget.example').host}. When you open it,
          that company learns your network address{email && ' and gets your email address'}; see our{' '}
          <TextLink to="/privacy-policy#consent">Privacy Policy</TextLink>.
        </p>
        <Button tone="gradient" size="lg" onClick={() => setWanted(true)}>
          Open the form
        </Button>
      </>
    );
  }
  return (
    <>
      {failed && <p role="alert">The form could not be loaded. Please try again later.</p>}
      <Frame
        data-tf-widget={formId}
        data-tf-hidden={email && `email=${email}`}
        data-tf-inline-on-mobile=""
      />
    </>
  );
}

const Frame = styled.div`
  overflow: hidden;
  inline-size: 100%;
  block-size: 40rem;
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};

  /* 480 px: the widget's own breakpoint (SPEC §9) */
  ${upTo.phone} { block-size: 100svh; border-radius: 0; }
`;
