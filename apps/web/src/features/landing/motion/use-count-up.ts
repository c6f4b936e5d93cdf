import { useLayoutEffect, useState } from 'react';
import { counter, countUp } from './count-up.ts';
import { isStill } from './is-still.ts';

/** The number shown now. It begins with the target, which a page without scripts shows. */
export function useCountUp(): number {
  const [value, setValue] = useState<number>(counter.target);
  useLayoutEffect(() => countUp({ still: isStill(), onValue: setValue }), []);
  return value;
}
