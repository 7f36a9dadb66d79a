import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';

import { SettingRow } from './SettingRow';

it('shows a label, a value and a control to change it', async () => {
  const { container } = render(
    <dl>
      <SettingRow label="Stage" act={<button type="button">Edit Stage</button>}>
        Seed
      </SettingRow>
      <SettingRow label="Phone" act={null}>
        {null}
      </SettingRow>
    </dl>,
  );
  const shown = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(shown).toEqual(['Seed', 'Edit Stage', 'Not set', '']);
  expect(await axe(container)).toHaveNoViolations();
});
