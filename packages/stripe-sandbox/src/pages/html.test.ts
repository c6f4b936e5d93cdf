import { expect, test } from 'vitest';
import { html } from './html.ts';

test('what is put in is escaped, HTML itself is not', () => {
  const inner = html`<b>${'<i>&"\''}</b>`;
  expect(html`<p title="${'"x'}">${inner}${null}${[inner, inner]}${3}</p>`.html).toBe(
    '<p title="&#34;x"><b>&#60;i&#62;&#38;&#34;&#39;</b><b>&#60;i&#62;&#38;&#34;&#39;</b><b>&#60;i&#62;&#38;&#34;&#39;</b>3</p>',
  );
});
