export { LinkTabs } from './link-tabs.tsx';
export { Tabs } from './tabs.tsx';
