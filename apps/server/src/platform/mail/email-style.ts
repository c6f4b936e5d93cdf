// Mail programs know little CSS: the light colours stand in the elements, the dark ones in a media query with
// !important, which programs without dark mode skip.
export const emailCss = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .page { background: #101613 !important; }
  .card { background: #19211d !important; border-color: #2f3a34 !important; }
  .ink, .ink a { color: #eef3ef !important; }
  .soft, .soft a { color: #a9b6ae !important; }
  .lead { background: #7fd1a6 !important; color: #08130d !important; }
  .line { border-color: #2f3a34 !important; }
}
@media (max-width: 480px) { .card { padding: 24px 20px !important; } .lead { display: block !important; text-align: center !important; } }
`;

const font = "-apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";

export const emailThemes = {
  page: { margin: 0, padding: '32px 12px', background: '#f4f1ea', fontFamily: font },
  card: {
    maxWidth: 560,
    margin: '0 auto',
    padding: '32px 36px',
    background: '#ffffff',
    border: '1px solid #e2ddd1',
    borderRadius: 16,
  },
  name: { margin: '0 0 20px', fontSize: 15, fontWeight: 700, color: '#17513a' },
  heading: { margin: '0 0 12px', fontSize: 22, lineHeight: '30px', fontWeight: 700, color: '#1b241f' },
  paragraph: {
    margin: '0 0 14px',
    fontSize: 16,
    lineHeight: '25px',
    color: '#1b241f',
    whiteSpace: 'pre-line',
  },
  link: { color: '#17513a', overflowWrap: 'anywhere' },
  lead: {
    display: 'inline-block',
    margin: '10px 0 6px',
    padding: '13px 22px',
    borderRadius: 12,
    background: '#17513a',
    color: '#ffffff',
    fontSize: 16,
    fontWeight: 600,
    textDecoration: 'none',
  },
  foot: {
    margin: '22px 0 0',
    paddingTop: 16,
    borderTop: '1px solid #e2ddd1',
    fontSize: 13,
    lineHeight: '20px',
    color: '#5a665f',
  },
} as const;
