/** Joins class names, leaving out what is not there. */

/** The class names of a button or of a link that looks like one, and the words they are chosen by. */
export { type ButtonShape, buttonStyle } from './button-style.ts';
export { classes } from './classes.ts';
/** The class names of a field's parts: label, box, input, help. */
export { type FieldTone, fieldStyle } from './field-style.ts';
/** Lets optional props be undefined, and hands them on. */
export { given, type Loose } from './given.ts';
/** The class names of what opens above a page: menus, lists of choices, calendars. */
export { optionStyle, popoverStyle } from './popover-style.ts';
