import { r as useEntitlements } from "./business-frame-DiWC0y79.js";
import { t as useCall } from "./use-call-BiaGBJMz.js";
import { A as PetPortrait, F as Icon, H as useWordsOf, K as businessConnectPlan, V as useLocale, k as portraitFor } from "./light-C8fMLwcq.js";
import { i as ErrorPanel } from "./app-QQCcJrKe.js";
import { a as SkeletonBlock, i as Skeleton } from "./redirect-DprfkNSs.js";
import { t as PageTitle } from "./page-title-z4s22wBS.js";
import { t as Button } from "./button-Cfu8Kpws.js";
import { t as TextLink } from "./text-link-CK1NFIMY.js";
import { t as Card } from "./card-DlR0N7on.js";
import { t as SectionHeading } from "./section-heading-Bchlddt-.js";
import { t as billingWords } from "./words-BJPB1bXl.js";
import { n as epochMsOf } from "./calendar-date-in-Cu37YP4x.js";
import { t as Banner } from "./banner-C-o9mbUT.js";
import { t as track } from "./track-DchKo5Mq.js";
import { t as call } from "./calls-DgJCFUzH.js";
import { t as Guard } from "./guard-CIKJds45.js";
import { t as PersonFrame } from "./person-frame-DdjwV5Oe.js";
import { useEffect, useMemo, useState } from "react";
import { Fragment as Fragment$1, jsx, jsxs } from "react/jsx-runtime";
import { Check, Clock, Download, ExternalLink, X } from "lucide-react";
// packages/domain/src/accounts/plan-label.ts
/**
* @param plan the stored tier (any text; missing means free) and the period's end, an ISO instant
* @param now an ISO instant
*/
function planLabel(plan, now) {
	const { tier, currentPeriodEnd: end } = plan;
	if (!tier || tier === "free") return { text: "Free Plan" };
	if (tier !== "business") return { text: "Unknown" };
	if (!end) return { text: "Business Plan" };
	return (epochMsOf(end) ?? 0) < (epochMsOf(now) ?? 0) ? { text: "Business Plan (Expired)" } : { renewsOn: end };
}
// apps/web/src/features/billing/use-money-format.ts
function useMoneyFormat() {
	const locale = useLocale();
	return useMemo(() => {
		const day = new Intl.DateTimeFormat(locale, { dateStyle: "medium" });
		return {
			money: (minor, currency) => {
				const format = new Intl.NumberFormat(locale, {
					style: "currency",
					currency
				});
				return format.format(minor / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
			},
			day: (instant) => day.format(new Date(instant))
		};
	}, [locale]);
}
// apps/web/src/features/billing/invoice-list.tsx
var firstPage = 12;
var longest = 100;
/** The bills so far, newest first. */
function InvoiceList() {
	const words = useWordsOf(billingWords);
	const [limit, setLimit] = useState(firstPage);
	const list = useCall("listInvoices", { limit });
	const items = list.data?.items ?? [];
	return /* @__PURE__ */ jsxs("section", {
		"aria-labelledby": "invoices",
		children: [
			/* @__PURE__ */ jsx(SectionHeading, {
				id: "invoices",
				children: words.invoices
			}),
			list.isPending && /* @__PURE__ */ jsx(InvoicesSkeleton, {}),
			list.isError && /* @__PURE__ */ jsx(ErrorPanel, {
				onRetry: () => void list.refetch(),
				children: list.error.message
			}),
			list.data && items.length === 0 && /* @__PURE__ */ jsx("p", {
				className: "text-ink-2",
				children: words.noInvoices
			}),
			items.length > 0 && /* @__PURE__ */ jsx(Card, {
				shape: "feature",
				padding: "none",
				className: "px-5 md:px-6",
				children: /* @__PURE__ */ jsx("ul", {
					className: "divide-y divide-line",
					children: items.map((invoice) => /* @__PURE__ */ jsx(InvoiceRow, { invoice }, invoice.id))
				})
			}),
			list.data?.nextCursor && limit < longest && /* @__PURE__ */ jsx(Button, {
				variant: "quiet",
				className: "mt-3",
				onPress: () => setLimit(longest),
				children: words.moreInvoices
			})
		]
	});
}
var looks = {
	draft: {
		icon: Clock,
		verdict: "wait"
	},
	open: {
		icon: Clock,
		verdict: "soon"
	},
	paid: {
		icon: Check,
		verdict: "ok"
	},
	uncollectible: {
		icon: X,
		verdict: "stop"
	},
	void: {
		icon: X,
		verdict: "wait"
	}
};
function InvoiceRow({ invoice }) {
	const words = useWordsOf(billingWords);
	const { day, money } = useMoneyFormat();
	const { icon, verdict } = looks[invoice.status];
	const date = day(invoice.issuedAt);
	return /* @__PURE__ */ jsxs("li", {
		className: "grid min-h-16 grid-cols-[1fr_auto_2.75rem] items-center gap-x-4 py-2 md:grid-cols-[5fr_2fr_3fr_2.75rem]",
		children: [
			/* @__PURE__ */ jsx("p", {
				className: "tabular-nums",
				children: date
			}),
			/* @__PURE__ */ jsx("p", {
				className: "text-end tabular-nums md:text-start",
				children: money(invoice.total, invoice.currency)
			}),
			/* @__PURE__ */ jsxs("p", {
				"data-verdict": verdict,
				className: "flex items-center gap-2 type-small font-semibold text-verdict-ink max-md:col-start-1 max-md:row-start-2 md:type-strong",
				children: [/* @__PURE__ */ jsx(Icon, {
					of: icon,
					size: 18,
					strong: true
				}), words.invoiceStates[invoice.status]]
			}),
			invoice.url !== null && /* @__PURE__ */ jsx(TextLink, {
				href: invoice.url,
				target: "_blank",
				rel: "noreferrer",
				"aria-label": words.readInvoice(date),
				tone: "quiet",
				className: "col-start-3 row-span-2 row-start-1 grid size-11 place-items-center md:col-start-4 md:row-span-1",
				children: /* @__PURE__ */ jsx(Icon, { of: Download })
			})
		]
	});
}
function InvoicesSkeleton() {
	return /* @__PURE__ */ jsxs(Skeleton, {
		className: "flex flex-col gap-3",
		children: [/* @__PURE__ */ jsx(SkeletonBlock, {
			className: "h-16 w-full",
			shape: "card"
		}), /* @__PURE__ */ jsx(SkeletonBlock, {
			className: "h-16 w-full",
			shape: "card"
		})]
	});
}
// apps/web/src/features/billing/plan-facts.tsx
var brands = {
	visa: "Visa",
	mastercard: "Mastercard",
	amex: "Amex"
};
/** Price, card and next payment, as far as there are any. */
function PlanFacts({ subscription, offered }) {
	const words = useWordsOf(billingWords);
	const { day, money } = useMoneyFormat();
	const { price, card, nextPaymentAt, status } = subscription;
	const { amount, currency } = price ?? {
		amount: businessConnectPlan.priceMinor,
		currency: businessConnectPlan.currency
	};
	if (!offered && price === null) return null;
	return /* @__PURE__ */ jsxs(Fragment$1, { children: [/* @__PURE__ */ jsxs("dl", {
		className: "mt-6 flex flex-wrap gap-x-10 gap-y-4",
		children: [
			/* @__PURE__ */ jsx(Fact, {
				name: words.price,
				children: words.perMonth(money(amount, currency))
			}),
			!offered && card && /* @__PURE__ */ jsx(Fact, {
				name: words.card,
				children: words.cardEnding(brands[card.brand] ?? card.brand, card.last4)
			}),
			!offered && nextPaymentAt && /* @__PURE__ */ jsx(Fact, {
				name: status === "trialing" ? words.firstPayment : words.nextPayment,
				children: day(nextPaymentAt)
			})
		]
	}), offered && status === null && /* @__PURE__ */ jsx("ul", {
		className: "mt-4 flex flex-wrap gap-x-6 gap-y-2 text-ink-2",
		children: words.offerPerks.map((perk) => /* @__PURE__ */ jsxs("li", {
			className: "flex items-center gap-2",
			children: [/* @__PURE__ */ jsx(Icon, {
				of: Check,
				size: 18
			}), perk]
		}, perk))
	})] });
}
function Fact({ name, children }) {
	return /* @__PURE__ */ jsxs("div", { children: [/* @__PURE__ */ jsx("dt", {
		className: "type-small text-ink-2",
		children: name
	}), /* @__PURE__ */ jsx("dd", {
		className: "type-strong tabular-nums",
		children
	})] });
}
// apps/web/src/features/billing/plan-state.ts
var dayMs = 864e5;
/** What to say, from what may be used and what was last heard of the subscription. */
function planState(entitlements, subscription) {
	const { businessConnect, tier, source, currentPeriodEnd: end } = entitlements;
	const { status, cancelsAtEnd } = subscription;
	if (tier !== "business") return { kind: "none" };
	if (source === "team") return { kind: "team" };
	if (businessConnect && source === "manual") return { kind: "granted" };
	if (end === null) return { kind: "none" };
	if (status === "past_due" || status === "unpaid") return businessConnect ? {
		kind: "unpaid",
		at: graceEnd(end)
	} : { kind: "shut" };
	if (!businessConnect) return {
		kind: "ended",
		at: end
	};
	if (cancelsAtEnd) return {
		kind: "leaving",
		at: end
	};
	return {
		kind: status === "trialing" ? "trial" : "active",
		at: end
	};
}
function graceEnd(end) {
	return new Date(Date.parse(end) + 7 * dayMs).toISOString();
}
/** Whether a new subscription can be started: who has one manages it. */
function canStart({ status }) {
	return status === null || status === "canceled" || status === "incomplete" || status === "incomplete_expired";
}
// apps/web/src/features/billing/use-pay-page.ts
var tier = "business";
/** Starts the checkout and sends the browser there. Source: specification, sections 4 and 7. */
function useCheckout() {
	return usePayPage(async () => {
		track("billing_checkout_started", { tier });
		const { origin } = window.location;
		const successUrl = `${origin}/billing/success`;
		return call("createCheckoutSession", {
			tier,
			successUrl,
			cancelUrl: `${origin}/billing`
		});
	}, (error) => track("billing_checkout_failed", {
		tier,
		error
	}));
}
/** Opens the page on which a subscription is managed. */
function usePortal() {
	return usePayPage(async () => {
		const opened = await call("createPortalSession", { returnUrl: `${window.location.origin}/billing` });
		track("billing_portal_opened", {});
		return opened;
	}, (error) => track("billing_portal_failed", { error }));
}
function usePayPage(open, onFailed) {
	const [state, setState] = useState("idle");
	const go = async () => {
		setState("busy");
		try {
			window.location.assign((await open()).url);
		} catch (problem) {
			setState("failed");
			onFailed(problem.code ?? "unknown");
		}
	};
	return {
		busy: state === "busy",
		failed: state === "failed",
		go: () => void go()
	};
}
// apps/web/src/features/billing/plan-card.tsx
/** The plan's label, how it is doing, and what can be done about it. */
function PlanCard({ entitlements, subscription }) {
	const words = useWordsOf(billingWords);
	const format = useMoneyFormat();
	const checkout = useCheckout();
	const portal = usePortal();
	const label = planLabel(entitlements, (/* @__PURE__ */ new Date()).toISOString());
	const state = planState(entitlements, subscription);
	const startable = canStart(subscription) && state.kind !== "team";
	return /* @__PURE__ */ jsxs(Card, {
		as: "section",
		shape: "feature",
		padding: "none",
		className: "p-5 md:p-8",
		"aria-labelledby": "plan",
		children: [
			/* @__PURE__ */ jsx("p", {
				className: "type-small text-ink-2",
				children: words.yourPlan
			}),
			/* @__PURE__ */ jsx("h2", {
				id: "plan",
				className: "mt-1 text-balance type-h2",
				children: "text" in label ? label.text : words.renews(format.day(label.renewsOn))
			}),
			/* @__PURE__ */ jsx(PlanSentence, { state }),
			/* @__PURE__ */ jsx(PlanFacts, {
				subscription,
				offered: startable
			}),
			(checkout.failed || portal.failed) && /* @__PURE__ */ jsx("div", {
				className: "mt-5",
				children: /* @__PURE__ */ jsx(ErrorPanel, { children: checkout.failed ? words.checkoutFailed : words.portalFailed })
			}),
			/* @__PURE__ */ jsxs("div", {
				className: "mt-6 flex flex-wrap gap-3",
				children: [startable && /* @__PURE__ */ jsx(StartButton, {
					page: checkout,
					first: subscription.status === null
				}), subscription.manageable && /* @__PURE__ */ jsx(Button, {
					variant: startable ? "secondary" : "primary",
					size: "lead",
					trailingIcon: ExternalLink,
					busy: portal.busy && words.opening,
					onPress: portal.go,
					children: words.manage
				})]
			})
		]
	});
}
function StartButton({ page, first }) {
	const words = useWordsOf(billingWords);
	return /* @__PURE__ */ jsx(Button, {
		size: "lead",
		busy: page.busy && words.starting,
		onPress: page.go,
		children: first ? words.startTrial : words.subscribe
	});
}
/** Trouble stands in a banner of its own, everything else is a sentence. */
function PlanSentence({ state }) {
	const words = useWordsOf(billingWords);
	const { day, money } = useMoneyFormat();
	const { state: said } = words;
	if (state.kind === "unpaid" || state.kind === "shut") return /* @__PURE__ */ jsx(Banner, {
		tone: state.kind === "shut" ? "stop" : "soon",
		className: "mt-4",
		children: "at" in state ? said.unpaid(day(state.at)) : said.shut
	});
	const price = money(businessConnectPlan.priceMinor, businessConnectPlan.currency);
	return /* @__PURE__ */ jsx("p", {
		className: "mt-2 max-w-140 text-ink-2",
		children: {
			none: () => words.offer,
			granted: () => said.granted,
			team: () => said.team,
			trial: (at) => said.trial(day(at), price),
			active: (at) => said.active(day(at)),
			leaving: (at) => said.leaving(day(at)),
			ended: (at) => said.ended(day(at))
		}[state.kind]("at" in state ? state.at : "")
	});
}
// apps/web/src/features/billing/plan-side.tsx
var leo = portraitFor({
	id: "leo",
	name: "L",
	species: "dog",
	coat: "black-and-tan",
	marking: "tan",
	ears: "floppy",
	collar: "evergreen",
	turn: -2
});
var miso = portraitFor({
	id: "miso",
	name: "M",
	species: "cat",
	coat: "ginger",
	marking: "tabby",
	collar: "evergreen",
	turn: 3
});
/** Who is included, and what happens when the plan ends. */
function PlanSide({ people }) {
	const words = useWordsOf(billingWords);
	return /* @__PURE__ */ jsxs("div", {
		className: "flex flex-col gap-6",
		children: [/* @__PURE__ */ jsxs("div", {
			"data-blanket": "butter",
			className: "flex flex-col overflow-hidden rounded-feature bg-blanket text-ink",
			children: [/* @__PURE__ */ jsxs("div", {
				className: "p-6 pb-0",
				children: [/* @__PURE__ */ jsx("h2", {
					className: "type-h2-panel",
					children: people > 0 ? words.people(people) : words.peopleNone
				}), /* @__PURE__ */ jsx("p", {
					className: "mt-1",
					children: words.peopleDetail
				})]
			}), /* @__PURE__ */ jsxs("div", {
				"aria-hidden": "true",
				className: "mt-6 grid grid-cols-2 gap-2 px-4",
				children: [/* @__PURE__ */ jsx(PetPortrait, {
					look: leo,
					className: "block w-full"
				}), /* @__PURE__ */ jsx(PetPortrait, {
					look: miso,
					className: "block w-full"
				})]
			})]
		}), /* @__PURE__ */ jsxs(Card, {
			as: "section",
			shape: "feature",
			padding: "large",
			children: [/* @__PURE__ */ jsx("h2", {
				className: "type-h3",
				children: words.ifEnds
			}), /* @__PURE__ */ jsx("p", {
				className: "mt-1 text-ink-2",
				children: words.ifEndsDetail
			})]
		})]
	});
}
// apps/web/src/features/billing/billing-view.tsx
/** Billing settings: the plan at the left with its bills, who is included at the right. */
function BillingView({ entitlements, problem, kind }) {
	const words = useWordsOf(billingWords);
	const subscription = useCall("getSubscription", {});
	const { refetch } = subscription;
	const changedAt = entitlements?.updatedAt;
	useEffect(() => {
		if (changedAt) refetch();
	}, [changedAt, refetch]);
	const failure = problem ?? (subscription.isError ? words.loadFailed : null);
	return /* @__PURE__ */ jsxs("div", {
		className: "flex flex-col gap-6",
		children: [/* @__PURE__ */ jsx(PageTitle, {
			kind,
			children: words.title
		}), /* @__PURE__ */ jsxs("div", {
			className: "grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_21rem]",
			children: [/* @__PURE__ */ jsxs("div", {
				className: "flex flex-col gap-9",
				children: [
					failure !== null && /* @__PURE__ */ jsx(ErrorPanel, {
						onRetry: () => void refetch(),
						children: failure
					}),
					failure === null && entitlements && subscription.data && /* @__PURE__ */ jsx(PlanCard, {
						entitlements,
						subscription: subscription.data
					}),
					failure === null && !(entitlements && subscription.data) && /* @__PURE__ */ jsx(PlanSkeleton, {}),
					/* @__PURE__ */ jsx(InvoiceList, {}, changedAt)
				]
			}), /* @__PURE__ */ jsx(PlanSide, { people: entitlements?.businessConnect ? subscription.data?.people ?? 0 : 0 })]
		})]
	});
}
function PlanSkeleton() {
	return /* @__PURE__ */ jsx(Skeleton, {
		className: "flex flex-col gap-4",
		children: /* @__PURE__ */ jsx(SkeletonBlock, {
			className: "h-60 w-full",
			shape: "card"
		})
	});
}
// apps/web/src/app/routes/billing.tsx
/** Billing, in the shell of whoever looks at it. Source: specification, section 2: any signed-in user. */
function BillingPage() {
	return /* @__PURE__ */ jsx(Guard, {
		need: "anyone-signed-in",
		children: (account) => /* @__PURE__ */ jsx(PersonFrame, {
			account,
			children: /* @__PURE__ */ jsx(Billing, { kind: account.profile.userType === "business" ? "business" : "owner" })
		})
	});
}
function Billing({ kind }) {
	const state = useEntitlements();
	return /* @__PURE__ */ jsx(BillingView, {
		kind,
		entitlements: state.status === "loaded" ? state.entitlements : null,
		problem: state.status === "error" ? state.message : null
	});
}
export { BillingPage as default };
