/** Text that is already HTML. */
export interface Html {
  readonly html: string;
}

/** Builds HTML; every value is escaped unless it is HTML itself. */
export function html(parts: TemplateStringsArray, ...values: readonly HtmlValue[]): Html {
  const filled = parts.map((part, at) => part + (at < values.length ? render(values[at]) : ''));
  return { html: filled.join('') };
}

type HtmlValue = string | number | Html | readonly Html[] | null | undefined;

function render(value: HtmlValue): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map(render).join('');
  if (typeof value === 'object') return (value as Html).html;
  return String(value).replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
