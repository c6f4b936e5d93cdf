export { LinkButton } from './link-button.tsx';
export { SkipLink } from './skip-link.tsx';
export { TextLink } from './text-link.tsx';
