import type { ActAnswer, ActPreview, StaffAct } from 'contract/wire/staff.contract';
import { type ReactNode, useState } from 'react';
import { Button, type ButtonTone, failureText, useToast } from 'shared-ui';

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
  /** On the main button of the dialog; on this one, too, when there are no children. */
  label: string;
  children?: ReactNode;
  tone?: ButtonTone;
  size?: 'sm' | 'md';
  /** True while what it acts on is being fetched. */
  busy?: boolean;
  /** Called with the answer, once it is done. */
  onDone?: (answer: ActAnswer) => void;
}

/**
 * A button that previews an act and then does it. Renders nothing for those who may not do it; the page's data is
 * fetched again by itself.
 */
export function ActButton(props: ActButtonProps) {
  const {
    act: name,
    fields,
    file,
    title,
    label,
    children = label,
    tone = 'soft',
    size = 'sm',
    busy = false,
  } = props;
  const act = useListStaffActsQuery().data?.data.find((one: StaffAct) => one.name === name);
  const [look, looking] = usePreviewActMutation();
  const [shown, setShown] = useState<{ what: NamedCall; preview: ActPreview }>();
  const toast = useToast();
  if (!act) return null;
  const what = { name, call: { fields, ...(file !== undefined && { file }) } };

  async function handlePress() {
    const { data, error } = await look(what);
    // As it was pressed: what the page shows by then may be something else.
    if (data) setShown({ what, preview: data });
    else toast.error(failureText(error));
  }

  function handleDone(answer: ActAnswer) {
    toast.success(answer.message ?? 'Done');
    props.onDone?.(answer);
  }

  return (
    <>
      <Button tone={tone} size={size} busy={busy || looking.isLoading} onClick={handlePress}>
        {children}
      </Button>
      {shown && (
        <ActDialog
          act={act}
          title={title}
          label={label}
          {...shown}
          onDone={handleDone}
          onClose={() => setShown(undefined)}
        />
      )}
    </>
  );
}
