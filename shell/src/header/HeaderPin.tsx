import {
  createContext,
  type Dispatch,
  type ReactNode,
  type SetStateAction,
  useContext,
  useEffect,
  useState,
} from 'react';

const PinnedContext = createContext(false);
const PinContext = createContext<Dispatch<SetStateAction<number>>>(() => {});

/** Lets a screen that has no bar of its own hold the header in view while it is drawn. */
export function HeaderPinProvider({ children }: { children: ReactNode }) {
  const [pins, setPins] = useState(0);
  return (
    <PinContext value={setPins}>
      <PinnedContext value={pins > 0}>{children}</PinnedContext>
    </PinContext>
  );
}

/** True while some screen holds the header. */
export function useHeaderIsPinned(): boolean {
  return useContext(PinnedContext);
}

/** Holds the header in view for as long as the caller is drawn. */
export function usePinnedHeader(): void {
  const setPins = useContext(PinContext);
  useEffect(() => {
    setPins((count) => count + 1);
    return () => setPins((count) => count - 1);
  }, [setPins]);
}
