/** Joins class names, leaving out what is not there. */
export { classes } from './classes.ts';
/** The class names of a button or of a link that looks like one, and the words they are chosen by. */
export { buttonLook, type ButtonShape, type ButtonSize, type ButtonVariant } from './button-look.ts';
/** The class names of a field's parts: label, box, input, help. */
export { fieldLook, type FieldTone } from './field-look.ts';
/** The class names of what opens above a page: menus, lists of choices, calendars. */
export { popoverLook, optionLook } from './popover-look.ts';
