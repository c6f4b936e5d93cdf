/** The first screen. */
export { Hero } from './hero.tsx';
