import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export interface ToastState {
  show: boolean;
  type: 'success' | 'error';
  message: string;
  autoHide: boolean;
  autoHideAfter: number; // milliseconds
  turn: number; // increases with each toast, so that a repeated message is a new toast
}

/** The text of a toast: everything but the type can be omitted. */
export type ToastText = Pick<ToastState, 'type'> &
  Partial<Pick<ToastState, 'message' | 'autoHide' | 'autoHideAfter'>>;

const DEFAULTS = {
  type: 'success' as const,
  message: 'Successfully Updated', // rule 1.21
  autoHide: true,
  autoHideAfter: 3000, // rule 10.1
};

const initialState: ToastState = { show: false, turn: 0, ...DEFAULTS };

/** The one toast at the bottom right of every page. */
export const toastSlice = createSlice({
  name: 'toast',
  initialState,
  reducers: {
    toastShown: (toast, { payload }: PayloadAction<ToastText>) => {
      const shown = Object.entries(payload).filter(
        ([, value]) => value !== undefined && value !== '',
      );
      return { ...DEFAULTS, ...Object.fromEntries(shown), show: true, turn: toast.turn + 1 };
    },
    toastHidden: (toast) => {
      toast.show = false;
    },
  },
});

export const { toastShown, toastHidden } = toastSlice.actions;
