import { productName } from '@clearpaw/domain';
import { defineMessages } from '../../platform/messages/index.ts';

const en = {
  title: 'Billing',
  yourPlan: 'Your plan',
  renews: (date: string) => `Business Plan (Renews ${date})`,
  ends: (date: string) => `Business Plan (Ends ${date})`,
  price: 'Price',
  perMonth: (amount: string) => `${amount}/mo`,
  card: 'Card',
  cardEnding: (brand: string, last4: string) => `${brand} ending in ${last4}`,
  nextPayment: 'Next payment',
  firstPayment: 'First payment',
  offer: 'Set requirements, scan badges and see who is here. Unlimited team members.',
  offerPerks: ['14-day free trial', 'Cancel anytime'],
  startTrial: 'Start the free trial',
  subscribe: 'Subscribe',
  starting: 'Opening…',
  manage: 'Manage billing',
  opening: 'Opening…',
  checkoutFailed: 'Failed to start checkout. Please try again.',
  portalFailed: 'Failed to open billing portal. Please try again.',
  loadFailed: 'Failed to load subscription status',
  state: {
    trial: (date: string, amount: string) => `Your free trial runs until ${date}. Then ${amount} a month.`,
    active: (date: string) => `All features are active. The plan renews on ${date}.`,
    leaving: (date: string) =>
      `Canceled. All features stay active until ${date}, and you will not be charged again.`,
    unpaid: (date: string) =>
      `The last payment failed. All features stay active until ${date}. Update your card to keep access.`,
    shut: 'The last payment failed. Update your card under Manage billing to restore access.',
    ended: (date: string) => `Ended on ${date}. Your records stay readable and can be exported.`,
    granted: `This plan was given to you by ${productName}.`,
    team: 'The owner of your business pays for this plan.',
  },
  invoices: 'Invoices',
  noInvoices: 'No invoices yet. They appear here once the plan starts.',
  moreInvoices: 'Show older invoices',
  readInvoice: (date: string) => `View invoice of ${date}`,
  invoiceStates: {
    draft: 'In preparation',
    open: 'Not paid yet',
    paid: 'Paid',
    uncollectible: 'Not paid',
    void: 'Void',
  },
  people: (count: number) => (count === 1 ? '1 person uses your plan' : `${count} people use your plan`),
  peopleNone: 'One plan for everyone',
  peopleDetail: 'Everyone you invite is included. No price per seat, per pet or per scan.',
  ifEnds: 'If the plan ends',
  ifEndsDetail: 'Scanning stops. Your records stay readable and can be exported.',
  activating: 'Your subscription is being activated',
  activatingDetail: 'This takes a moment. No need to refresh.',
  activatingSlow: 'This is taking longer than usual. Your payment is safe. Check the status under Billing.',
  checkPlan: 'Check your plan',
  activated: 'Business Connect is active',
  activatedDetail: 'Continue with your business: choose your requirements, then scan your first badge.',
  openBusiness: 'Open your business',
  dismiss: 'Dismiss',
};

/** Texts of billing; the errors are the specification's, to the letter. */
export const billingMessages = defineMessages({ en });
