/** The settings of somebody signed in. */
export { SettingsView } from './settings-view.tsx';
