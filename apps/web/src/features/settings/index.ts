export { PlanPanel } from './plan-panel.tsx';
export { SettingsView } from './settings-view.tsx';
