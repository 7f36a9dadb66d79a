import { useEffect, useState } from 'react';

/** An address under which a picked file can be shown before it is sent; undefined without one. */
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
