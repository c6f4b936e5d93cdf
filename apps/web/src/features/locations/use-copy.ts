import { type CopiedPart, copiedParts } from '@clearpaw/domain';
import { useState } from 'react';
import { useAction, useCall, useIdempotencyKey } from '../../platform/data/index.ts';
import type { Copied, OwnLocation } from './location.ts';

/** What was copied last, and to which location. */
interface CopyResult {
  readonly to: OwnLocation;
  readonly copied: Copied;
}

/** What is copied from one location to another: chosen, read in advance, then done. */
export function useCopy(from: OwnLocation, others: readonly OwnLocation[], chosenId: string | null) {
  const [toId, setToId] = useState(chosenId);
  const [parts, setParts] = useState<readonly CopiedPart[]>(copiedParts);
  const [result, setResult] = useState<CopyResult | null>(null);
  const to = others.find(({ id }) => id === toId) ?? others[0] ?? null;
  const input = { fromBusinessId: from.id, toBusinessId: to?.id ?? '', parts: [...parts] };
  const enabled = to !== null && parts.length > 0 && result === null;
  const preview = useCall('previewCopyToBusiness', input, { enabled });
  const copying = useAction('copyToBusiness');
  const { keyFor, forget } = useIdempotencyKey();
  const copy = async (): Promise<boolean> => {
    if (!to) return false;
    try {
      setResult({ to, copied: await copying.mutateAsync({ ...input, idempotencyKey: keyFor(input) }) });
      forget();
      return true;
    } catch {
      return false;
    }
  };
  return {
    ...{ to, parts, preview, result, copy },
    chooseTo: setToId,
    choose: (chosen: readonly string[]) => setParts(copiedParts.filter((part) => chosen.includes(part))),
    busy: copying.isPending,
    error: copying.error,
    close: () => setResult(null),
  };
}
