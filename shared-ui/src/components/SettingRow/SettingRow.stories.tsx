import { LONG_NAME, LONG_WORD } from '../../catalogue/samples';
import type { Story, StoryFile } from '../../catalogue/story';
import { Button } from '../Button/Button';
import { SettingRow } from './SettingRow';

export default { title: 'Content/Setting row' } satisfies StoryFile;

const act = <Button size="sm">Change</Button>;

export const Values: Story = () => (
  <dl>
    <SettingRow label="Email" act={act}>
      dunja@demo.example
    </SettingRow>
    <SettingRow label="Phone" act={act}>
      {''}
    </SettingRow>
    <SettingRow label={LONG_NAME} act={act}>
      {LONG_WORD}
    </SettingRow>
  </dl>
);
