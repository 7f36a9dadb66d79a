import { screen } from '@testing-library/react';
import { DEFAULT_CONFIG, readConfig, useConfig } from 'shared-ui/core';
import { renderPage } from 'shared-ui/testing';

it('fills missing values with defaults', () => {
  expect(readConfig('{"productName":"Uspon"}')).toEqual({
    ...DEFAULT_CONFIG,
    productName: 'Uspon',
  });
  expect(readConfig(null)).toEqual(DEFAULT_CONFIG);
});

it('is available in every part of the page', () => {
  renderPage(<Name />, { state: { config: readConfig('{"productName":"Uspon"}') } });
  expect(screen.getByText('Uspon')).toBeVisible();
});

function Name() {
  return <p>{useConfig().productName}</p>;
}
