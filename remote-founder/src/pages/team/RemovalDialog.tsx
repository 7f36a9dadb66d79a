import type { TeamMember } from 'contract/wire/startups.contract';
import { useNavigate } from 'react-router-dom';
import {
  ConfirmDialog,
  failureText,
  fullName,
  refreshUser,
  useDispatch,
  useToast,
  useUser,
} from 'shared-ui';

import type { PersonKind } from '../../team/personKind';
import { KIND_TEXTS } from './kindText';
import { useRemovePersonMutation } from './people.endpoints';

interface RemovalDialogProps {
  startupId: string;
  kind: PersonKind;
  person: TeamMember;
  onRemoved: () => void;
  onClose: () => void;
}

/** Asks for confirmation before a person is removed from a team. People who remove themselves return to My Startups. */
export function RemovalDialog(props: RemovalDialogProps) {
  const { startupId, kind, person, onRemoved, onClose } = props;
  const reader = useUser();
  const toast = useToast();
  const navigate = useNavigate();
  const dispatch = useDispatch();
  const [removePerson, removal] = useRemovePersonMutation();

  async function handleConfirm() {
    const { error } = await removePerson({ startupId, kind, userId: person.user.id });
    if (error) return;
    toast.success(`${fullName(person.user)} is removed from the ${KIND_TEXTS[kind].group}.`);
    if (person.user.id !== reader?.id) return onRemoved();
    void dispatch(refreshUser()); // leaving the last startup removes the role
    await navigate('/my/startups');
  }

  return (
    <ConfirmDialog
      title="Confirm Removal"
      text={`Are you sure you want to remove ${fullName(person.user)} from the ${KIND_TEXTS[kind].group}?`}
      confirmLabel="Remove"
      busyLabel="Removing..."
      busy={removal.isLoading}
      error={failureText(removal.error)}
      onConfirm={handleConfirm}
      onClose={onClose}
    />
  );
}
