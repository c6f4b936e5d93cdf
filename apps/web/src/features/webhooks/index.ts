/** The programs that are told what happens at a business. */
export { WebhooksSection } from './webhooks-section.tsx';
