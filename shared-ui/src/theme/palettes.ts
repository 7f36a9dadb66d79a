/**
 * The two palettes of the brand, as colour roles. Stage (dark) presents the show; studio (light) is for working pages.
 * Ratios in comments are WCAG contrast against the named background, worst case.
 */
export interface Palette {
  bg: string; // page background
  surface: string; // cards
  surface2: string; // idle fills inside cards
  input: string; // background of fields
  aside: string; // quieter part of a dialog
  line: string; // hairlines; never text
  lineStrong: string; // control borders, at least 3:1
  text: string;
  text2: string; // secondary text
  text3: string; // captions, at least 5:1 on surface2
  link: string;
  focus: string; // ring, at least 6:1 on bg
  primary: string; // fill of the usual main action
  onPrimary: string;
  danger: string; // error text
  success: string; // success text
  accent: string;
  dangerFill: string; // under onFill
  successFill: string; // under onFill
  onFill: string;
  okBg: string;
  okText: string; // on okBg
  warnBg: string;
  warnText: string; // on warnBg
  recurBg: string;
  recurText: string; // on recurBg
  logoDisc: string; // behind the mark on light backgrounds
}

export const STAGE: Palette = {
  bg: '#150A14',
  surface: '#211022',
  surface2: '#2E1730',
  input: '#1B0D1A',
  aside: '#1B0D1A',
  line: '#452845',
  lineStrong: '#8E6C89', // 4.16:1 on input
  text: '#FFF6EE', // 15.35:1 on surface2
  text2: '#DCC8D6', // 10.36:1 on surface2
  text3: '#B79DB1', // 6.61:1 on surface2
  link: '#FFC65C', // 12.42:1 on bg
  focus: '#FFD37A', // 11.59:1 on surface2
  primary: '#FFF6EE',
  onPrimary: '#1B0A14', // 17.88:1 on primary
  danger: '#FF8A8A', // 8.53:1 on bg
  success: '#6BE0AE', // 11.88:1 on bg
  accent: '#FFB627', // 11.03:1 on bg
  dangerFill: '#B01E2D',
  successFill: '#0B6B4A',
  onFill: '#FFFFFF', // 6.53:1 on successFill
  okBg: '#12352A',
  okText: '#8FE9C2', // 9.2:1 on okBg
  warnBg: '#43290A',
  warnText: '#FFD08A', // 9.3:1 on warnBg
  recurBg: '#0F3238',
  recurText: '#9ADDE4', // 9:1 on recurBg
  logoDisc: '#0000',
};

export const STUDIO: Palette = {
  bg: '#F7F4F6',
  surface: '#FFFFFF',
  surface2: '#F1EBEF',
  input: '#FFFFFF',
  aside: '#FBF9FA',
  line: '#E4DAE1',
  lineStrong: '#8D7688', // 3.79:1 on bg
  text: '#1E0F1C', // 16.86:1 on bg
  text2: '#574254', // 7.73:1 on surface2
  text3: '#6F5A6B', // 5.33:1 on surface2
  link: '#0A6470', // 6.26:1 on bg
  focus: '#0A6470', // 6.26:1 on bg
  primary: '#2A1128',
  onPrimary: '#FFFFFF', // 17.37:1 on primary
  danger: '#B01E2D', // 6.26:1 on bg
  success: '#0B6B4A', // 6.53:1 on surface
  accent: '#B3123F', // 6.83:1 on surface
  dangerFill: '#B01E2D',
  successFill: '#0B6B4A',
  onFill: '#FFFFFF', // 6.53:1 on successFill
  okBg: '#E1F3EA',
  okText: '#0B6B4A', // 5.66:1 on okBg
  warnBg: '#FFF0D2',
  warnText: '#7A4700', // 6.83:1 on warnBg
  recurBg: '#E2F1F2',
  recurText: '#0A5660', // 7.2:1 on recurBg
  logoDisc: '#1E0F1C',
};
