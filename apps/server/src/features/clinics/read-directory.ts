import { domainToASCII } from 'node:url';
import { isPublicMailDomain, mailDomainOf } from '@clearpaw/domain';

/** A clinic in a line of the operator's file. */
export interface ListedClinic {
  readonly name: string;
  readonly domain: string;
  readonly location: string | null;
}

interface Directory {
  readonly clinics: readonly ListedClinic[];
  /** One message for each row that names no clinic, with the line of the file on which it begins. */
  readonly problems: readonly string[];
}

interface Row {
  readonly line: number;
  readonly fields: readonly string[];
}

/** Reads a CSV file with a header: `name`, one of `domain`, `email` or `website`, and `location` or `city` and `state`. */
export function readDirectory(text: string): Directory {
  const [header, ...rows] = parseCsv(text.replace(/^\uFEFF/, ''));
  const columns = (header?.fields ?? []).map((name) => name.trim().toLowerCase());
  if (!columns.includes('name') || !['domain', 'email', 'website'].some((name) => columns.includes(name))) {
    const wanted =
      'The first line names the columns: name, and domain, email or website; location is optional.';
    return { clinics: [], problems: [wanted] };
  }
  const byDomain = new Map<string, ListedClinic>();
  const problems: string[] = [];
  for (const { line, fields } of rows) {
    const read = readRow((name) => fields[columns.indexOf(name)]?.trim() ?? '');
    if (typeof read === 'string') problems.push(`Line ${line}: ${read}`);
    else if (byDomain.has(read.domain))
      problems.push(`Line ${line}: ${read.domain} is named twice; the first one counts.`);
    else byDomain.set(read.domain, read);
  }
  return { clinics: [...byDomain.values()], problems };
}

/** A clinic, or what is wrong with the row. */
function readRow(textOf: (column: string) => string): ListedClinic | string {
  const name = textOf('name').slice(0, 120);
  if (name === '') return 'The name is missing.';
  const written = textOf('domain') || textOf('email') || textOf('website');
  const domain = domainIn(written);
  if (domain === null) return `"${written}" is no domain, email address or website.`;
  if (isPublicMailDomain(domain))
    return `Anyone can have an address at ${domain}, so it belongs to no clinic.`;
  const cityAndState = [textOf('city'), textOf('state')].filter((part) => part !== '').join(', ');
  return { name, domain, location: (textOf('location') || cityAndState).slice(0, 120) || null };
}

function domainIn(written: string): string | null {
  const isAddress = written.includes('@');
  const host = isAddress
    ? mailDomainOf(written)
    : (written.replace(/^https?:\/\//i, '').split('/', 1)[0] ?? '');
  const domain = domainToASCII(host.toLowerCase().replace(/\.$/, '')).replace(/^www\./, '');
  return /^(?:[a-z0-9-]{1,63}\.)+[a-z][a-z0-9-]{1,62}$/.test(domain) ? domain : null;
}

/** Quoted fields may contain commas, doubled quotes, and line breaks. Empty lines are skipped. */
function parseCsv(text: string): Row[] {
  const rows: Row[] = [];
  let [fields, field, quoted, line, begins]: [string[], string, boolean, number, number] = [
    [],
    '',
    false,
    1,
    1,
  ];
  const endRow = () => {
    fields.push(field);
    if (fields.some((part) => part.trim() !== '')) rows.push({ line: begins, fields });
    [fields, field, begins] = [[], '', line + 1];
  };
  for (let at = 0; at < text.length; at++) {
    const character = text[at] ?? '';
    if (quoted && character === '"' && text[at + 1] === '"') field += text[++at];
    else if (character === '"' && (quoted || field === '')) quoted = !quoted;
    else if (!quoted && character === ',') {
      fields.push(field);
      field = '';
    } else if (!quoted && character === '\n') endRow();
    else if (character !== '\r') field += character;
    if (character === '\n') line += 1;
  }
  endRow();
  return rows;
}
