import type { FormEvent, ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  Button,
  Card,
  type Failure,
  InlineAlert,
  LeaveGuard,
  PageTitle,
  StepUp,
  theme,
  upTo,
  useFirstWrongField,
} from 'shared-ui';
import styled from 'styled-components';

import { AccountFrame } from '../layout/AccountFrame';

interface ChangeFormProps {
  title: string;
  /** The failure of the last try. */
  failure: Failure;
  /** The page's own validation failure; a new object each time. */
  fault?: object;
  busy: boolean;
  /** True when there are unsaved changes. */
  dirty: boolean;
  onSubmit: () => Promise<unknown>;
  children: ReactNode;
}

/** A page that changes one of the credentials. Input is kept when the change is refused. */
export function ChangeForm(props: ChangeFormProps) {
  const { title, failure, fault, busy, dirty, onSubmit, children } = props;
  const navigate = useNavigate();
  const form = useFirstWrongField(fault ?? failure);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (!busy) void onSubmit();
  }

  /** Cancel leaves without a question. */
  function handleCancel() {
    void navigate('/account/credentials', { replace: true });
  }

  return (
    <AccountFrame>
      <PageTitle>{title}</PageTitle>
      <Card>
        <Form ref={form} onSubmit={handleSubmit}>
          {children}
          <InlineAlert failure={failure} />
          <Acts>
            <Button tone="soft" disabled={busy} onClick={handleCancel}>
              Cancel
            </Button>
            <Button type="submit" busy={busy} busyLabel="Saving...">
              Save changes
            </Button>
          </Acts>
        </Form>
      </Card>
      <StepUp failure={failure} onProven={onSubmit} />
      <LeaveGuard when={dirty} />
    </AccountFrame>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${theme.space[20]};
  padding: ${theme.space[32]};

  ${upTo.tablet} { padding: ${theme.space[20]}; }
`;

const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${theme.space[12]};
`;
