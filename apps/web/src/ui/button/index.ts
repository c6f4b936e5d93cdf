export { Button } from './button.tsx';
export { IconButton } from './icon-button.tsx';
export { PlainButton } from './plain-button.tsx';
