import { type LucideIcon, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import {
  AsideCard,
  Button,
  ConfirmDialog,
  EmptyState,
  type Failure,
  IconButton,
  useFocusHome,
} from 'shared-ui';

import { ExceptionLine } from './ExceptionLine';

/** The card's data of one exception. */
interface Exception {
  key: string | number;
  title: string;
  note?: string | null;
  /** Further buttons, before the one that removes it. */
  actions?: ReactNode;
  /** The label of that button, the question before removal, and the message after it. */
  removeLabel: string;
  question: string;
  removed: string;
  remove(): PromiseLike<{ error?: Failure }>;
}

interface ExceptionsCardProps {
  title: string;
  empty: string;
  exceptions: readonly Exception[];
  addLabel: string;
  AddIcon: LucideIcon;
  /** Renders the dialog that adds one. */
  renderDialog(close: () => void): ReactNode;
  /** The title of the dialog that asks before removal. */
  removalTitle: string;
}

/** Exceptions from a mentor's ordinary week: a list, a dialog that adds one, and removal after a confirmation. */
export function ExceptionsCard(props: ExceptionsCardProps) {
  const { title, empty, exceptions, addLabel, AddIcon, renderDialog } = props;
  const [adding, setAdding] = useState(false);
  const [chosen, setChosen] = useState<Exception | null>(null);
  const [add, goToAdd] = useFocusHome<HTMLButtonElement>();

  return (
    <AsideCard title={title}>
      {exceptions.length === 0 && <EmptyState>{empty}</EmptyState>}
      <ul>
        {exceptions.map((one) => (
          <ExceptionLine key={one.key} title={one.title} note={one.note}>
            {one.actions}
            <IconButton
              label={one.removeLabel}
              title="Remove"
              tone="danger"
              onClick={() => setChosen(one)}
            >
              <Trash2 size={18} aria-hidden />
            </IconButton>
          </ExceptionLine>
        ))}
      </ul>
      <Button
        ref={add}
        tone="ghost"
        size="sm"
        aria-haspopup="dialog"
        onClick={() => setAdding(true)}
      >
        <AddIcon size={18} aria-hidden />
        {addLabel}
      </Button>

      {adding && renderDialog(() => setAdding(false))}
      {chosen && (
        <ConfirmDialog
          title={props.removalTitle}
          text={chosen.question}
          confirmLabel="Remove"
          busyLabel="Removing..."
          done={chosen.removed}
          onConfirm={() => chosen.remove()}
          onDone={goToAdd}
          onClose={() => setChosen(null)}
        />
      )}
    </AsideCard>
  );
}
