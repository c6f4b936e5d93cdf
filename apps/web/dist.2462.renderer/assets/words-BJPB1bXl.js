import { B as defineWords, W as productName } from "./light-C8fMLwcq.js";
// apps/web/src/features/billing/words.ts
var en = {
	title: "Billing",
	yourPlan: "Your plan",
	renews: (date) => `Business Plan (Renews ${date})`,
	price: "Price",
	perMonth: (amount) => `${amount}/mo`,
	card: "Card",
	cardEnding: (brand, last4) => `${brand} ending in ${last4}`,
	nextPayment: "Next payment",
	firstPayment: "First payment",
	offer: "Set requirements, scan badges and see who is here. Everyone who works with you is included.",
	offerPerks: ["14-day free trial", "Cancel anytime"],
	startTrial: "Start the free trial",
	subscribe: "Subscribe",
	starting: "Opening…",
	manage: "Manage billing",
	opening: "Opening…",
	checkoutFailed: "Failed to start checkout. Please try again.",
	portalFailed: "Failed to open billing portal. Please try again.",
	loadFailed: "Failed to load subscription status",
	state: {
		trial: (date, amount) => `You are trying it for free until ${date}. Then ${amount} a month.`,
		active: (date) => `Everything is open. The plan renews on ${date}.`,
		leaving: (date) => `Cancelled. Everything stays open until ${date}.`,
		unpaid: (date) => `The last payment did not go through. Everything stays open until ${date}; another card keeps it open.`,
		shut: "The last payment did not go through. Another card under Manage billing opens everything again.",
		ended: (date) => `It ended on ${date}. Your records stay readable and can be exported.`,
		granted: `This plan was given to you by ${productName}.`,
		team: "The owner of your place pays for this plan."
	},
	invoices: "Invoices",
	noInvoices: "No invoices yet. They appear here with the first day of the plan.",
	moreInvoices: "Show older invoices",
	readInvoice: (date) => `Read the invoice of ${date}`,
	invoiceStates: {
		draft: "In preparation",
		open: "Not paid yet",
		paid: "Paid",
		uncollectible: "Not paid",
		void: "Void"
	},
	people: (count) => count === 1 ? "One person uses your plan" : `${count} people use your plan`,
	peopleNone: "One plan for everyone",
	peopleDetail: "Everyone you invite is included. No price per seat, per pet or per scan.",
	ifEnds: "If the plan ends",
	ifEndsDetail: "Scanning stops. Your records stay readable and can be exported.",
	activating: "Your subscription is being activated",
	activatingDetail: "This takes a moment. You need not reload.",
	activated: "Business Connect is active",
	openBusiness: "Open your business",
	dismiss: "Dismiss"
};
/** Texts of billing; the errors are the specification's, to the letter. */
var billingWords = defineWords({ en });
export { billingWords as t };
