import { useState } from 'react';
import { keepText, readText } from '../../platform/storage/index.ts';
import type { ScannerBusiness } from './scanner-business.ts';

/** What pets are let in for at this device: kept, because a door rarely changes its service. */
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
