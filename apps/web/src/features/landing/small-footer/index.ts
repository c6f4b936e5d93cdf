export { SmallFooter } from './small-footer.tsx';
