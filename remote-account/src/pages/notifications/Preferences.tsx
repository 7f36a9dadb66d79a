import type { NotificationPreference } from 'contract/wire/notifications.contract';
import { Card, type Column, InlineAlert, QueryState, Table, useToast } from 'shared-ui';

import { useChangePreferencesMutation, useReadPreferencesQuery } from './notifications.endpoints';
import { PreferenceSwitch } from './PreferenceSwitch';

/** The kinds of notifications to receive, here and by email; each switch saves at once. */
export function Preferences() {
  const toast = useToast();
  const query = useReadPreferencesQuery();
  const [changePreferences, saving] = useChangePreferencesMutation();

  async function change({ type, on_site, by_mail }: NotificationPreference) {
    const { error } = await changePreferences({ preferences: [{ type, on_site, by_mail }] });
    if (!error) toast.success();
  }

  const failedType = saving.isError && saving.originalArgs?.preferences[0]?.type;
  const columns: Column<NotificationPreference>[] = [
    {
      heading: 'Kind',
      lead: true,
      cell: ({ label, type }) => (
        <div>
          {label}
          {type === failedType && <InlineAlert failure={saving.error} />}
        </div>
      ),
    },
    {
      heading: 'Here',
      end: true,
      cell: (row) =>
        row.mail_only ? (
          '–'
        ) : (
          <PreferenceSwitch
            label={`${row.label}: here`}
            on={row.on_site}
            disabled={saving.isLoading}
            onChange={(on_site) => change({ ...row, on_site })}
          />
        ),
    },
    {
      heading: 'By email',
      end: true,
      cell: (row) => (
        <PreferenceSwitch
          label={`${row.label}: by email`}
          on={row.by_mail}
          disabled={saving.isLoading}
          onChange={(by_mail) => change({ ...row, by_mail })}
        />
      ),
    },
  ];

  return (
    <QueryState query={query} height="22rem">
      {({ data }) => (
        <Card>
          <Table
            caption="Notification settings"
            columns={columns}
            rows={data}
            rowKey={({ type }) => type}
          />
        </Card>
      )}
    </QueryState>
  );
}
