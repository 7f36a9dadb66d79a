import type { PublicConfig } from 'contract/config';
import { useDispatch as useAnyDispatch, useSelector as useAnySelector } from 'react-redux';
import type { AppDispatch, RootState } from './store';

/** The store's dispatch, typed: thunks and actions. */
export const useDispatch = useAnyDispatch.withTypes<AppDispatch>();

/** Reads the state, typed. */
export const useSelector = useAnySelector.withTypes<RootState>();

/** The public configuration of this deployment. */
export function useConfig(): PublicConfig {
  return useSelector(({ config }) => config);
}
