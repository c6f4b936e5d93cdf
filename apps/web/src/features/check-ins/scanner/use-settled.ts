import { useEffect, useState } from 'react';

/**
 * False for the first render, true right after it. The verdict is rendered first; buttons can follow a few milliseconds
 * later.
 */
export function useSettled(): boolean {
  const [settled, setSettled] = useState(false);
  useEffect(() => setSettled(true), []);
  return settled;
}
