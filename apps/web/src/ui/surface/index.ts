export { Card } from './card.tsx';
export { Panel } from './panel.tsx';
export { Row, Rows } from './rows.tsx';
export { SectionHeading } from './section-heading.tsx';
