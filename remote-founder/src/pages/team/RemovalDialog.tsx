import type { TeamMember } from 'contract/wire/startups.contract';
import { useNavigate } from 'react-router-dom';
import { ConfirmDialog, fullName, refreshUser, useDispatch, useUser } from 'shared-ui';

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
  const navigate = useNavigate();
  const dispatch = useDispatch();
  const [removePerson] = useRemovePersonMutation();

  const name = fullName(person.user);
  const { group } = KIND_TEXTS[kind];

  function handleDone() {
    if (person.user.id !== reader?.id) return onRemoved();
    void dispatch(refreshUser()); // leaving the last startup removes the role
    void navigate('/my/startups');
  }

  return (
    <ConfirmDialog
      title="Confirm Removal"
      text={`Are you sure you want to remove ${name} from the ${group}?`}
      confirmLabel="Remove"
      busyLabel="Removing..."
      done={`${name} is removed from the ${group}.`}
      onConfirm={() => removePerson({ startupId, kind, userId: person.user.id })}
      onDone={handleDone}
      onClose={onClose}
    />
  );
}
