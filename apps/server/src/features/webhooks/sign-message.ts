import { createHmac, randomBytes } from 'node:crypto';

const prefix = 'whsec_';

export function newSecret(): string {
  return `${prefix}${randomBytes(32).toString('base64')}`;
}

interface Message {
  readonly id: string;
  readonly body: string;
  /** The time of this attempt. */
  readonly at: Date;
}

/** The headers of Standard Webhooks; with several secrets a receiver may check any of the signatures. */
export function signedHeaders({ id, body, at }: Message, secrets: readonly string[]): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(prefix.length), 'base64');
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
  });
  return {
    'content-type': 'application/json',
    'user-agent': 'Clearpaw-Webhooks/1.0',
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' '),
  };
}
