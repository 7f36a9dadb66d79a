import { Download } from 'lucide-react';
import { Button, InlineAlert, saveAsFile } from 'shared-ui';

import { AccountSection } from '../../layout/AccountSection';
import { useExportDataMutation } from './privacy.endpoints';

/** Downloads all data stored about the reader. */
export function DataSection() {
  const [exportData, exporting] = useExportDataMutation();

  async function handleExport() {
    const { data } = await exportData();
    if (data) saveAsFile('my-data.json', JSON.stringify(data, null, 2), 'application/json');
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
      <InlineAlert failure={exporting.error} />
    </AccountSection>
  );
}
