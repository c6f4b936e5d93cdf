/** Yes or no, with its words beside it. */
export { Checkbox } from './checkbox.tsx';
/** Any number of a few. */
export { CheckboxList, type TickList } from './checkbox-list.tsx';
/** One of many, found by typing. */
export { ComboBox } from './combo-box.tsx';
/** A day, typed or from a calendar. */
export { DateField } from './date-field.tsx';
/** Everything that is wrong, on top of the form; takes the focus. */
export { ErrorSummary } from './error-summary.tsx';
/** Takes files by choosing, dropping or camera. */
export { FileDrop } from './file-drop.tsx';
/** One choice of a list. */
export type { Option } from './option.ts';
/** A password, hidden until its reader asks to see it. */
export { PasswordField } from './password-field.tsx';
/** One of two or three, each a card that shows what it means. */
export { RadioCards } from './radio-cards.tsx';
/** One of two to five, all in sight. */
export { RadioGroup } from './radio-group.tsx';
/** Search, named by its placeholder. */
export { SearchField } from './search-field.tsx';
/** One of a few. */
export { Select } from './select.tsx';
/** On or off, at once. */
export { Switch } from './switch.tsx';
/** Several lines of text. */
export { TextArea } from './text-area.tsx';
/** One line of text. */
export { TextField } from './text-field.tsx';
/** A warning that offers the cure. */
export { WarningBox } from './warning-box.tsx';
