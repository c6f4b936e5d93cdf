import { useState } from 'react';
import { keepText, readText } from '../../../platform/storage/index.ts';
import type { VerdictKind } from '../../../ui/verdict/index.ts';
import { playNotes, vibrate } from './signal.ts';

const keys = { sound: 'clearpaw.scan.sound', vibration: 'clearpaw.scan.vibration' } as const;
type Signal = keyof typeof keys;

export interface Signals {
  readonly on: Readonly<Record<Signal, boolean>>;
  readonly toggle: (signal: Signal) => void;
  readonly give: (kind: VerdictKind) => void;
}

/** Sound and vibration with each answer; on until someone turns them off on this device. */
export function useSignals(): Signals {
  const [on, setOn] = useState(() => ({ sound: isOn('sound'), vibration: isOn('vibration') }));
  const toggle = (signal: Signal) => {
    keepText(keys[signal], on[signal] ? 'off' : null);
    setOn({ ...on, [signal]: !on[signal] });
  };
  const give = (kind: VerdictKind) => {
    if (on.sound) void playNotes(kind);
    if (on.vibration) vibrate(kind);
  };
  return { on, toggle, give };
}

const isOn = (signal: Signal): boolean => readText(keys[signal]) !== 'off';
