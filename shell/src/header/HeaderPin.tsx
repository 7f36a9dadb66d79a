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

/** Lets a mounted screen without its own bar keep the header visible. */
export function HeaderPinProvider({ children }: { children: ReactNode }) {
  const [pins, setPins] = useState(0);
  return (
    <PinContext value={setPins}>
      <PinnedContext value={pins > 0}>{children}</PinnedContext>
    </PinContext>
  );
}

/** True while a screen keeps the header visible. */
export function useHeaderIsPinned(): boolean {
  return useContext(PinnedContext);
}

/** Keeps the header visible while the caller is mounted. */
export function usePinnedHeader(): void {
  const setPins = useContext(PinContext);
  useEffect(() => {
    setPins((count) => count + 1);
    return () => setPins((count) => count - 1);
  }, [setPins]);
}
