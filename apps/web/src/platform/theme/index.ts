export { applyKeptTheme, themes } from './kept-theme.ts';
export { useTheme } from './theme.ts';
