export { Reveal } from './reveal.tsx';
export { useCountUp } from './use-count-up.ts';
export { whenIdle } from './when-idle.ts';
