export { Card } from './card.tsx';
export { EmptyCard } from './empty-card.tsx';
export { Fold } from './fold.tsx';
export { Panel } from './panel.tsx';
export { PanelStack } from './panel-stack.tsx';
export { QuietPanel } from './quiet-panel.tsx';
export { Row, Rows } from './rows.tsx';
export { SectionHeading } from './section-heading.tsx';
export { SettingRow, SettingsCard } from './setting-row.tsx';
