import { theme } from 'shared-ui/core';
import { css } from 'styled-components';

/** The box of every control for text or choices. */
export const controlStyles = css`
  inline-size: 100%;
  min-block-size: ${theme.size.button};
  padding: 0 0.875rem;
  border: 1.5px solid ${theme.color.lineStrong};
  border-radius: ${theme.radius.control};
  color: ${theme.color.text};
  background: ${theme.color.input};
  font-size: 1rem;

  &::placeholder { color: ${theme.color.text3}; opacity: 1; }
  &:hover:not(:disabled) { border-color: ${theme.color.text2}; }
  &:focus-visible {
    outline: 2px solid transparent; /* drawn by forced colours only */
    border-color: ${theme.color.focus};
    box-shadow: 0 0 0 3px color-mix(in srgb, ${theme.color.focus} 28%, transparent);
  }
  &[aria-invalid='true'] {
    border-width: 2px;
    border-color: ${theme.color.danger};
  }
  &:disabled, &[aria-disabled='true'], &:read-only:not(select, [type='file']) {
    background: ${theme.color.surface2};
  }
  &[aria-disabled='true'] { pointer-events: none; }
  &:disabled { color: ${theme.color.text3}; cursor: not-allowed; }

  /* The browser draws its own button in it: the button fills the box, like our buttons. */
  &[type='file'] {
    display: flex;
    align-items: center;
    padding: ${theme.space[4]};
    cursor: pointer;
  }
  &::file-selector-button {
    min-block-size: calc(${theme.size.button} - 2 * ${theme.space[4]} - 3px);
    margin-inline-end: ${theme.space[12]};
    padding-inline: ${theme.space[16]};
    border: 0;
    border-radius: calc(${theme.radius.control} - ${theme.space[4]});
    color: ${theme.color.text};
    background: ${theme.color.surface2};
    font: inherit;
    font-weight: 600;
    cursor: inherit;
  }
`;
