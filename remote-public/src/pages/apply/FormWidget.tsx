import { useEffect, useRef, useState } from 'react';
import { Button, readConsent, TextLink, theme, upTo, useUser } from 'shared-ui';
import styled from 'styled-components';

import { useWidgetScript } from './useWidgetScript';
import { WidgetArrival } from './WidgetArrival';

interface FormWidgetProps {
  /** The purpose of the form, as in the page's heading. */
  title: string;
  /** Address of the widget's script. */
  script: string;
  formId: string;
}

/**
 * Another company's form. Nothing of it is loaded before a press, or an earlier consent to embedded content. A member's
 * email address is passed as a hidden field (rule 1.39).
 */
export function FormWidget({ title, script, formId }: FormWidgetProps) {
  const email = useUser()?.email;
  const [wanted, setWanted] = useState<false | 'by consent' | 'by press'>(false);
  const { arrival, retry } = useWidgetScript(script, Boolean(wanted));
  const frame = useRef<HTMLElement>(null);

  useEffect(() => {
    if (readConsent()?.embeds) setWanted('by consent');
  }, []);

  useEffect(() => {
    // The focused button is gone; the form replaces it.
    if (wanted === 'by press') frame.current?.focus();
  }, [wanted]);

  if (!wanted) {
    return (
      <>
        <p>
          The form is hosted by {new URL(script, 'https://widget.example').host}. When you open it,
          that company learns your network address{email && ' and gets your email address'}; see our{' '}
          <TextLink to="/privacy-policy#consent">Privacy Policy</TextLink>.
        </p>
        <Button tone="gradient" size="lg" onClick={() => setWanted('by press')}>
          Open the form
        </Button>
      </>
    );
  }
  return (
    <Frame ref={frame} tabIndex={-1} aria-label={title}>
      <WidgetArrival arrival={arrival} onRetry={retry} />
      <Sheet
        hidden={arrival === 'failed'}
        data-tf-widget={formId}
        data-tf-hidden={email && `email=${email}`}
        data-tf-inline-on-mobile=""
      />
    </Frame>
  );
}

const Frame = styled.section`
  display: grid;
  gap: ${theme.space[16]};
  inline-size: 100%;
`;

const Sheet = styled.div`
  overflow: hidden;
  block-size: 40rem;
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};

  /* 480 px: the widget's own breakpoint (rule 1.39) */
  ${upTo.phone} { block-size: 100vh; block-size: 100svh; border-radius: 0; }
`;
