import { useEffect, useEffectEvent } from 'react';

const signs = ['pointerdown', 'pointermove', 'keydown', 'input', 'scroll', 'touchmove'] as const;

/** Calls back after the screen has not been touched for the given time. */
export function useIdle(afterMs: number, onIdle: () => void): void {
  const idle = useEffectEvent(onIdle);
  useEffect(() => {
    let timer = setTimeout(() => idle(), afterMs);
    const touched = () => {
      clearTimeout(timer);
      timer = setTimeout(() => idle(), afterMs);
    };
    for (const sign of signs) addEventListener(sign, touched, { capture: true, passive: true });
    return () => {
      clearTimeout(timer);
      for (const sign of signs) removeEventListener(sign, touched, { capture: true });
    };
  }, [afterMs]);
}
