/** Tabs whose parts have an address each. */
export { LinkTabs } from './link-tabs.tsx';
/** Parts of one page, one shown at a time. */
export { Tabs } from './tabs.tsx';
