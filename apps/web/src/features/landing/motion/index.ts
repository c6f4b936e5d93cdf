/** A section that comes in when it is scrolled to. */
export { Reveal } from './reveal.tsx';
/** The number that counts up to its target. */
export { useCountUp } from './use-count-up.ts';
/** Work that can wait until the browser is idle. */
export { whenIdle } from './when-idle.ts';
