/** A sheet of paper on the page. */
export { Card } from './card.tsx';
/** A card with a title, a region of the page. */
export { Panel } from './panel.tsx';
/** A list parted by hairlines, and its entries. */
export { Row, Rows } from './rows.tsx';
/** The title above a card. */
export { SectionHeading } from './section-heading.tsx';
