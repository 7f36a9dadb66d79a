import { createTheme } from 'styled-components';

import { STUDIO } from './palettes';

const TEXT = "'Sofia Sans Variable', 'Sofia Sans Fallback', system-ui, sans-serif";

/**
 * Design tokens: with palettes.ts the only place for raw colours, lengths and times.
 *
 * `createTheme` turns each leaf into `var(--show-…, fallback)`, so interpolation is static, a component of another team
 * uses the page's variables, and `data-theme` switches all colours at once.
 */
export const theme = createTheme(
  {
    color: STUDIO,
    brand: {
      pomegranate: '#E8194B',
      ember: '#FF5B1F',
      saffron: '#FFB627',
      fig: '#2A1128', // solid fills under cream
      night: '#150A14', // panels and sidebars under cream
      glow: '#FFF3D6', // the sun inside the mark
      cream: '#FFF6EE', // text on fig and night, 17:1
      ink: '#1B0A14', // the only text colour on a gradient, 6.16:1 at its worst point
      footer: '#0E060D',
      sidebar: '#2A152B', // marked entries on night
      panel: '#1D0E1D', // unmarked entries on night
      veil: '#150A1499', // under icons on pictures
      scrim: '#150A14B8',
      hairline: '#FFF6EE24', // inner line of pictures on stage
    },
    gradient: {
      art: 'linear-gradient(100deg, #E8194B, #FF5B1F, #FFB627)', // borders and rules, never under text
      cta: 'linear-gradient(100deg, #FF5A3C 0%, #FF8126 48%, #FFB627 100%)', // under brand.ink
      day: 'linear-gradient(100deg, #FF5A3C 0%, #FF8A2B 50%, #FFB93A 100%)', // landing section
    },
    toast: {
      bg: '#1E0F1C',
      text: '#FFF6EE', // 17.25:1 on bg
      quiet: '#DCC8D6',
      ok: '#6BE0AE', // 8.89:1 on bg
      onOk: '#06301F',
      error: '#FF6B6B', // 6.28:1 on bg
      onError: '#3A0508',
    },
    font: {
      display:
        "'Sofia Sans Extra Condensed Variable', 'Sofia Sans Extra Condensed Fallback', 'Arial Narrow', sans-serif",
      text: TEXT,
      code: TEXT, // program output; a system font would differ between machines
    },
    space: {
      4: '0.25rem',
      6: '0.375rem',
      8: '0.5rem',
      12: '0.75rem',
      16: '1rem',
      20: '1.25rem',
      24: '1.5rem',
      28: '1.75rem',
      32: '2rem',
      40: '2.5rem',
      48: '3rem',
      56: '3.5rem',
      64: '4rem',
      72: '4.5rem',
      88: '5.5rem',
      112: '7rem',
    },
    radius: { slot: '6px', control: '10px', card: '16px', dialog: '24px', pill: '99px' },
    shadow: {
      rest: '0 1px 2px #1e0f1c0f, 0 1px 1px #1e0f1c0a',
      raised: '0 10px 28px -10px #1e0f1c2e, 0 2px 6px #1e0f1c0f',
      dialog: '0 40px 90px -20px #150a14b3',
      toast: '0 20px 44px -12px #150a1499',
    },
    size: {
      button: '3rem',
      buttonLarge: '3.625rem',
      buttonSmall: '2.5rem',
      target: '2.75rem', // 44 px: the smallest target for a thumb
      icon: '2.5rem',
      header: '4.5rem',
      headerPhone: '4rem',
      heroHeader: 'calc(3.5rem + 2 * 0.86 * 1.6875rem)', // padding and the logo's two lines
      sidebar: '16.5rem',
      container: '77.5rem',
      main: '67.5rem',
      measure: '60ch',
    },
    time: { fast: '140ms', base: '220ms', slow: '420ms', reveal: '700ms' },
    ease: {
      out: 'cubic-bezier(.2,.8,.2,1)',
      in: 'cubic-bezier(.6,0,.9,.3)',
      inOut: 'cubic-bezier(.65,0,.35,1)',
    },
    layer: {
      heroHeader: 3,
      sidebar: 10,
      header: 40,
      dropdown: 45,
      dialog: 50,
      toast: 60,
      skip: 70,
    },
  },
  { prefix: 'show' },
);

type Tokens = typeof theme.raw;

declare module 'styled-components' {
  export interface DefaultTheme extends Tokens {}
}
