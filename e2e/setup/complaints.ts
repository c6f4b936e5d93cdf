import type { BrowserPerson } from './person.ts';

/** Everything that a page writes into the console, and every answer that a browser writes there as an error. */
export function collectComplaints({ page }: BrowserPerson): string[] {
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(`${page.url()}: ${message.text()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${page.url()}: ${response.status()} ${response.url()}`);
  });
  return complaints;
}
