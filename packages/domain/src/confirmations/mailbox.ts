/** Domains at which anyone can have an address: such a domain does not identify a clinic. */
const publicMailDomains: ReadonlySet<string> = new Set([
  ...['gmail.com', 'googlemail.com', 'outlook.com', 'hotmail.com', 'hotmail.co.uk', 'live.com', 'msn.com'],
  ...[
    'yahoo.com',
    'yahoo.co.uk',
    'yahoo.ca',
    'yahoo.fr',
    'yahoo.de',
    'ymail.com',
    'rocketmail.com',
    'aol.com',
  ],
  ...['icloud.com', 'me.com', 'mac.com', 'proton.me', 'protonmail.com', 'pm.me', 'tutanota.com', 'tuta.io'],
  ...[
    'fastmail.com',
    'hey.com',
    'zoho.com',
    'mail.com',
    'gmx.com',
    'gmx.net',
    'gmx.de',
    'web.de',
    't-online.de',
  ],
  ...[
    'freenet.de',
    'orange.fr',
    'free.fr',
    'laposte.net',
    'wanadoo.fr',
    'libero.it',
    'yandex.com',
    'yandex.ru',
  ],
  ...[
    'mail.ru',
    'qq.com',
    '163.com',
    '126.com',
    'naver.com',
    'comcast.net',
    'verizon.net',
    'att.net',
    'sbcglobal.net',
  ],
  ...['bellsouth.net', 'cox.net', 'charter.net', 'earthlink.net', 'btinternet.com', 'sky.com', 'rogers.com'],
  ...['shaw.ca', 'bigpond.com', 'mailinator.com', 'guerrillamail.com', 'yopmail.com', '10minutemail.com'],
]);

/** The domain of an address in lower case, without a final dot; '' if there is none. */
export function mailDomainOf(email: string): string {
  return email
    .slice(email.lastIndexOf('@') + 1)
    .trim()
    .toLowerCase()
    .replace(/\.$/, '');
}

/** Whether anyone can have an address at this domain. */
export function isPublicMailDomain(domain: string): boolean {
  return publicMailDomains.has(domain.toLowerCase());
}

const dotless: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com']);

/**
 * The mailbox of an address: two spellings of one mailbox give the same text. The part after a plus is the owner's own
 * label, and Gmail ignores dots.
 */
export function mailboxOf(email: string): string {
  const domain = mailDomainOf(email);
  const name =
    email
      .slice(0, Math.max(0, email.lastIndexOf('@')))
      .trim()
      .toLowerCase()
      .split('+', 1)[0] ?? '';
  if (dotless.has(domain)) return `${name.replaceAll('.', '')}@gmail.com`;
  return `${name}@${domain}`;
}

/** What identifies a clinic: the domain of its address, or the mailbox if the domain is public. */
export function clinicKeyOf(email: string): string {
  const domain = mailDomainOf(email);
  return isPublicMailDomain(domain) ? mailboxOf(email) : domain;
}
