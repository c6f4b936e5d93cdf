/** The style of the sandbox's pages: the product's colors, light and dark, without its fonts. */
export const style = `
:root { color-scheme: light dark; --paper: #fbfaf5; --surface: #fefdfb; --ink: #16211d; --soft: #46524c;
  --line: #dedcd2; --lead: #17593f; --on-lead: #fdfcf8; --stop: #8f1d12; --stop-tint: #fde9e5; --wait: #e7eef6; }
@media (prefers-color-scheme: dark) { :root { --paper: #13201b; --surface: #1a2822; --ink: #f4f1e8; --soft: #c4c8bd;
  --line: #33443d; --lead: #6ec49c; --on-lead: #0e1a15; --stop: #ffb9ae; --stop-tint: #45201b; --wait: #22303d; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 34rem; margin: 0 auto; padding: 1.25rem; }
h1 { font-size: 1.75rem; line-height: 1.2; margin: 1rem 0 .25rem; }
h2 { font-size: 1.125rem; margin: 0 0 .5rem; }
p { margin: .25rem 0; } .soft { color: var(--soft); }
.note { background: var(--wait); border-radius: 14px; padding: .75rem 1rem; font-size: .875rem; }
.alert { background: var(--stop-tint); color: var(--stop); border-radius: 14px; padding: .75rem 1rem; font-weight: 600; }
section { background: var(--surface); border: 1px solid var(--line); border-radius: 20px; padding: 1.25rem;
  margin-top: 1rem; }
label { display: block; font-size: .875rem; font-weight: 600; margin-bottom: .25rem; }
input { width: 100%; min-height: 48px; padding: 0 .875rem; border: 1px solid var(--soft); border-radius: 14px;
  background: transparent; color: inherit; font: inherit; }
button { min-height: 48px; width: 100%; margin-top: .75rem; padding: 0 1.25rem; border: 0; border-radius: 14px;
  background: var(--lead); color: var(--on-lead); font: inherit; font-weight: 600; cursor: pointer; }
button.quiet { background: transparent; color: inherit; border: 1px solid var(--soft); }
:is(a, button, input):focus-visible { outline: 3px solid var(--lead); outline-offset: 2px; }
a { color: inherit; font-weight: 600; display: inline-block; padding: .625rem 0; }
table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }
td { padding: .5rem 0; border-top: 1px solid var(--line); } td:not(:first-child) { text-align: end; }
`;
