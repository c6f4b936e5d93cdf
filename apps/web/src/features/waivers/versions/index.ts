export { versionMessages } from './messages.gen.ts';
export { VersionRows } from './version-rows.tsx';
export { VersionView } from './version-view.tsx';
