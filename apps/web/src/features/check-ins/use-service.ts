import { useState } from 'react';
import { keepText, readText } from '../../platform/storage/index.ts';
import type { ScannerBusiness } from './scanner-business.ts';

/** The service for which pets are checked in on this device; stored, because it rarely changes. */
export function useService({ id, services }: ScannerBusiness): {
  readonly service: string | null;
  readonly setService: (code: string) => void;
} {
  const key = `clearpaw.service.${id}`;
  const [kept, setKept] = useState(() => readText(key));
  const known = services.find(({ code }) => code === kept) ?? services[0];
  return {
    service: known?.code ?? null,
    setService(code) {
      keepText(key, code);
      setKept(code);
    },
  };
}
