export { applyKeptTheme, themes, useTheme } from './theme.ts';
