/** Light, dark, or as the device has it. */
export { applyKeptTheme, themes, useTheme } from './theme.ts';
