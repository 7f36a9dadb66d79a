import type { ReactNode } from 'react';
import { ThemeProvider } from 'styled-components';

import { GlobalStyle } from './GlobalStyle';
import { theme } from './theme';

/** The theme of the whole page: wraps the application once, above the router's outlet. */
export function AppTheme({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider theme={theme.raw}>
      <theme.GlobalStyle />
      <GlobalStyle />
      {children}
    </ThemeProvider>
  );
}
