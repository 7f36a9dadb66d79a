import type { StaffPersonDetails } from 'contract/wire/staff-details.contract';
import { useNavigate } from 'react-router-dom';
import { Button, InlineAlert, newAttemptKey, saveAsFile } from 'shared-ui';
import { ActButton } from '../../acts/ActButton';
import { FormLink } from '../../acts/FormLink';
import { useListStaffActsQuery, usePerformActMutation } from '../../data/acts.endpoints';

/** The acts for an account. */
export function PersonActs({ email: user, name, disabled, second_factor }: StaffPersonDetails) {
  const navigate = useNavigate();
  return (
    <>
      <DataExport user={user} />
      {second_factor && (
        <ActButton
          act="users.reset-second-factor"
          fields={{ user }}
          title={`Remove the second factor of ${name}`}
          label="Remove second factor"
        />
      )}
      <ActButton
        act="users.disable"
        fields={{ user, undo: disabled }}
        title={disabled ? `Enable ${name}` : `Disable ${name}`}
        label={disabled ? 'Enable' : 'Disable'}
      />
      <FormLink act="users.merge" fields={{ user }} label="Merge into…" />
      <ActButton
        act="users.erase"
        fields={{ user }}
        title={`Erase ${name}`}
        label="Erase"
        tone="danger"
        onDone={() => navigate('/staff/people', { replace: true })}
      />
    </>
  );
}

/** The stored data of a person who requests it (GDPR, article 15), without the parts that only they may read. */
function DataExport({ user }: { user: string }) {
  const may = useListStaffActsQuery().data?.data.some(({ name }) => name === 'users.export');
  const [perform, { isLoading, error }] = usePerformActMutation();
  if (!may) return null;

  async function handlePress() {
    const what = { name: 'users.export', call: { fields: { user } } };
    const { data } = await perform({ ...what, attemptKey: newAttemptKey() });
    if (data) saveAsFile(`${user}.json`, JSON.stringify(data.answer, null, 2), 'application/json');
  }

  return (
    <>
      <Button size="sm" tone="soft" busy={isLoading} onClick={handlePress}>
        Export data
      </Button>
      <InlineAlert failure={error} fields={[]} />
    </>
  );
}
