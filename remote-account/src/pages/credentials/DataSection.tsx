import { Download } from 'lucide-react';
import { Button, failureText, saveAsFile, useToast } from 'shared-ui';

import { AccountSection } from '../../layout/AccountSection';
import { useExportDataMutation } from './privacy.endpoints';

/** Downloads all data stored about the reader. */
export function DataSection() {
  const toast = useToast();
  const [exportData, exporting] = useExportDataMutation();

  async function handleExport() {
    const { data, error } = await exportData();
    if (data) saveAsFile('my-data.json', JSON.stringify(data, null, 2), 'application/json');
    else toast.error(failureText(error));
  }

  return (
    <AccountSection title="Your data">
      <p>A file with everything we store about you: profile, posts, meetings, follows.</p>
      <Button
        tone="ghost"
        busy={exporting.isLoading}
        busyLabel="Collecting..."
        onClick={handleExport}
      >
        <Download size={20} aria-hidden />
        Download your data
      </Button>
    </AccountSection>
  );
}
