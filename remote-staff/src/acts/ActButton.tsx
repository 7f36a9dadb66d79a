import type { ActAnswer, ActPreview, StaffAct } from 'contract/wire/staff.contract';
import { type ReactNode, useState } from 'react';
import {
  Button,
  type ButtonTone,
  InlineAlert,
  useRequest,
  useToast,
  VisuallyHidden,
} from 'shared-ui';

import {
  type NamedCall,
  useListStaffActsQuery,
  usePreviewActMutation,
} from '../data/acts.endpoints';
import { ActDialog } from './ActDialog';

interface ActButtonProps {
  /** Name of the act, e.g. `startups.publish`. */
  act: string;
  fields: Readonly<Record<string, unknown>>;
  /** Text of the file that the act reads. */
  file?: string;
  /** Heading of the dialog, e.g. 'Publish Zrno'. */
  title: string;
  /** Label of the dialog's main button; also of this button when it has no children. */
  label: string;
  children?: ReactNode;
  /** Whom or what it changes; tells equal buttons of a list apart for screen readers. */
  subject?: string;
  tone?: ButtonTone;
  size?: 'sm' | 'md';
  /** True while the act's object is being fetched. */
  busy?: boolean;
  /** Called with the response after the act. */
  onDone?: (answer: ActAnswer) => void;
}

/** The act of a press, with its preview. */
interface Pressed {
  what: NamedCall;
  title: string;
  label: string;
  preview: ActPreview;
}

/**
 * A button that previews an act and then performs it. Renders nothing for readers whose scopes do not allow the act;
 * the page's data is refetched automatically.
 */
export function ActButton(props: ActButtonProps) {
  const {
    act: name,
    fields,
    file,
    title,
    label,
    children = label,
    subject,
    tone = 'soft',
    size = 'sm',
    busy = false,
  } = props;
  const act = useListStaffActsQuery().data?.data.find((one: StaffAct) => one.name === name);
  const [look] = usePreviewActMutation();
  const looking = useRequest();
  const [shown, setShown] = useState<Pressed>();
  const toast = useToast();
  if (!act) return null;
  const what = { name, call: { fields, ...(file !== undefined && { file }) } };

  async function handlePress() {
    const { data } = await looking.send(() => look(what));
    // As of the press, because the page may show another object, or another act of it, by now.
    if (data) setShown({ what, title, label, preview: data });
  }

  function handleDone(answer: ActAnswer) {
    toast.success(answer.message ?? 'Done');
    props.onDone?.(answer);
  }

  return (
    <>
      <Button tone={tone} size={size} busy={busy || looking.busy} onClick={handlePress}>
        {children}
        {subject && <VisuallyHidden> {subject}</VisuallyHidden>}
      </Button>
      <InlineAlert failure={looking.failure} fields={[]} />
      {shown && (
        <ActDialog act={act} {...shown} onDone={handleDone} onClose={() => setShown(undefined)} />
      )}
    </>
  );
}
