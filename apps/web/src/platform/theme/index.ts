/** Light, dark, or as the device has it. */
export { applyKeptTheme, type Theme, themes, useTheme } from './theme.ts';
