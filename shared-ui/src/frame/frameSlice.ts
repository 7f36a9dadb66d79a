import { createSlice } from '@reduxjs/toolkit';

/** Requests from parts of the page to the frame around them. */
export interface FrameState {
  /** The full-page menu of small screens; the shell renders it, hero headers and sidebars open it. */
  menuOpen: boolean;
  /** The choices about analytics, ads and embeds; the shell renders them, the footer opens them. */
  privacyChoicesOpen: boolean;
}

const initialState: FrameState = { menuOpen: false, privacyChoicesOpen: false };

export const frameSlice = createSlice({
  name: 'frame',
  initialState,
  reducers: {
    menuOpened: (frame) => {
      frame.menuOpen = true;
    },
    menuClosed: (frame) => {
      frame.menuOpen = false;
    },
    privacyChoicesOpened: (frame) => {
      frame.privacyChoicesOpen = true;
    },
    privacyChoicesClosed: (frame) => {
      frame.privacyChoicesOpen = false;
    },
  },
});

export const { menuOpened, menuClosed, privacyChoicesOpened, privacyChoicesClosed } =
  frameSlice.actions;
