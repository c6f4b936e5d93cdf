/** The settings of someone signed in. */

/** The way to the plan. */
export { PlanPanel } from './plan-panel.tsx';
export { SettingsView } from './settings-view.tsx';
