/** Goes somewhere, looks like a button. */
export { LinkButton } from './link-button.tsx';
/** The first stop of the keyboard: past the navigation, to the main part. */
export { SkipLink } from './skip-link.tsx';
/** A link inside words. */
export { TextLink } from './text-link.tsx';
