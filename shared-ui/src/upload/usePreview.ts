import { useEffect, useState } from 'react';

/** Returns an address that shows a chosen file before it is sent; undefined without a file. */
export function usePreview(file: File | undefined): string | undefined {
  const [address, setAddress] = useState<string>();

  useEffect(() => {
    if (!file) return undefined;
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => {
      URL.revokeObjectURL(made);
      setAddress(undefined);
    };
  }, [file]);

  return address;
}
