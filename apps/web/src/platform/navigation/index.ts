/** The current address and navigation; the same for the light public pages and for the app. */
export { afterNextPaint } from './after-next-paint.ts';
export { type Navigation, type NavigationOptions, NavigationProvider, useNavigation } from './navigation.tsx';
export { useFocusOnHash } from './use-focus-on-hash.ts';
export { useWindowTitle } from './use-window-title.ts';
