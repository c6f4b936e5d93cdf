export { type ButtonShape, buttonStyle } from './button-style.ts';
export { classes } from './classes.ts';
export { type FieldTone, fieldStyle } from './field-style.ts';
export { given, type Loose } from './given.ts';
export { optionStyle, popoverStyle } from './popover-style.ts';
export { useWide } from './use-wide.ts';
