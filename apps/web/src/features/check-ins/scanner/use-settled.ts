import { useEffect, useState } from 'react';

/**
 * False for the first drawing, true right after it. What is read at two meters stands first; what is pressed afterwards
 * can follow a few milliseconds later.
 */
export function useSettled(): boolean {
  const [settled, setSettled] = useState(false);
  useEffect(() => setSettled(true), []);
  return settled;
}
