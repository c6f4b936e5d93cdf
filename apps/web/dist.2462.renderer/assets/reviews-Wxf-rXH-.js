import { n as usePlace } from "./place-ua9jLkuz.js";
import { t as useCall } from "./use-call-BiaGBJMz.js";
import { i as ErrorPanel, n as showToast } from "./app-QQCcJrKe.js";
import { a as SkeletonBlock, i as Skeleton } from "./redirect-DprfkNSs.js";
import { t as PageView } from "./page-view-DT3RBRvx.js";
import { t as findVaccine } from "./vaccine-BDEzqmqL.js";
import { t as useAction } from "./use-action-Xxb7RzpF.js";
import { B as defineWords, H as useWordsOf, k as portraitFor } from "./light-C8fMLwcq.js";
import { t as EmptyState } from "./empty-state-DWLJlkTs.js";
import { t as PageTitle } from "./page-title-z4s22wBS.js";
import { n as Rows } from "./rows-DQrFM6E6.js";
import { t as TextField } from "./text-field-BfnnSR2p.js";
import { t as ConfirmDialog } from "./confirm-dialog-B4ZMvpoE.js";
import { t as useFormat } from "./use-format-CV9goLff.js";
import { t as Button } from "./button-Cfu8Kpws.js";
import { t as Panel } from "./panel-CiYIu3yG.js";
import { Fragment, useEffect, useState } from "react";
import { Fragment as Fragment$1, jsx, jsxs } from "react/jsx-runtime";
// apps/web/src/features/documents/document-pages.tsx
/** The pages of one paper, to be looked at beside what is said about it. */
function DocumentPages({ documentId }) {
	const document = useCall("getDocument", { documentId });
	if (document.isError) return /* @__PURE__ */ jsx(ErrorPanel, {
		onRetry: () => void document.refetch(),
		children: document.error.message
	});
	if (document.data) return /* @__PURE__ */ jsx(PageView, {
		pages: document.data.pages,
		place: null
	});
	return /* @__PURE__ */ jsx(Skeleton, { children: /* @__PURE__ */ jsx(SkeletonBlock, {
		className: "h-96 w-full",
		shape: "card"
	}) });
}
/** Texts about looking at records. */
var reviewWords = defineWords({ en: {
	title: "Reviews",
	lead: "Records that a rule of yours wants checked, or that an owner asked you to look at.",
	keys: "Keys: J next, K previous, V verify, R reject.",
	none: "Nothing waits",
	noneLead: "New evidence appears here by itself.",
	failed: "The reviews could not be read.",
	given: "Given",
	ends: "Ends",
	noEnd: "not said",
	clinic: "Clinic",
	veterinarian: "Veterinarian",
	lot: "Lot",
	certificate: "Certificate",
	chip: "Chip",
	unknown: "not said",
	asked: {
		person: "Asked for by the owner",
		rule: "Asked for by a rule"
	},
	documents: (count) => count === 1 ? "1 document attached" : `${count} documents attached`,
	papers: "Documents",
	noPapers: "No document is attached; only the owner’s word.",
	verify: "Verify",
	verifying: "Verifying…",
	reject: "Reject",
	rejectTitle: (pet) => `Reject this record of ${pet}?`,
	rejectLead: "It stops counting everywhere. The owner is told, with your reason.",
	reason: "Reason",
	rejecting: "Rejecting…",
	verified: (pet) => `${pet}’s record is verified.`,
	rejected: (pet) => `${pet}’s record is rejected, and its owner told.`,
	waiting: (count) => `${count} waiting`
} });
// apps/web/src/features/reviews/reject-dialog.tsx
/** A record is rejected with a reason, because its owner is told. */
function RejectDialog({ petName, isOpen, busy, onClose, onReject }) {
	const words = useWordsOf(reviewWords);
	const [reason, setReason] = useState("");
	return /* @__PURE__ */ jsxs(ConfirmDialog, {
		isOpen,
		onOpenChange: (open) => open || onClose(),
		title: words.rejectTitle(petName),
		confirm: words.reject,
		tone: "danger",
		busy: busy && words.rejecting,
		isDisabled: reason.trim() === "",
		onConfirm: () => onReject(reason.trim()),
		children: [/* @__PURE__ */ jsx("p", {
			className: "mb-4",
			children: words.rejectLead
		}), /* @__PURE__ */ jsx(TextField, {
			label: words.reason,
			value: reason,
			onChange: setReason
		})]
	});
}
// apps/web/src/features/reviews/use-review-keys.ts
/** Single letters work the queue, except while somebody types or a dialog is open. */
function useReviewKeys(keys) {
	useEffect(() => {
		const press = (event) => {
			if (event.target instanceof Element && event.target.closest("input, textarea, [role=dialog], [role=alertdialog]") || event.ctrlKey || event.metaKey || event.altKey) return;
			keys[event.key.toLowerCase()]?.();
		};
		window.addEventListener("keydown", press);
		return () => window.removeEventListener("keydown", press);
	}, [keys]);
}
// apps/web/src/features/reviews/waiting-card.tsx
/** One claim with all that it says, to be held against its document. */
function WaitingCard(props) {
	const { record, vaccine, busy, children, onVerify, onReject } = props;
	const words = useWordsOf(reviewWords);
	const format = useFormat();
	const { vaccination: dose, pet } = record;
	const facts = [
		[words.given, format.longDay(dose.administeredOn)],
		[words.ends, dose.expiresOn ? format.longDay(dose.expiresOn) : words.noEnd],
		[words.clinic, dose.clinic ?? words.unknown],
		[words.veterinarian, dose.veterinarian ?? words.unknown],
		[words.lot, dose.lotNumber ?? words.unknown],
		[words.certificate, dose.certificateNumber ?? words.unknown],
		[words.chip, pet.microchip ?? words.unknown]
	];
	return /* @__PURE__ */ jsxs("div", {
		className: "grid items-start gap-6 lg:grid-cols-2",
		children: [/* @__PURE__ */ jsxs(Panel, {
			title: `${pet.name}, ${vaccine}`,
			lead: `${words.asked[record.askedBy]}, ${format.moment(record.since)}. ${words.documents(dose.documentIds.length)}.`,
			children: [/* @__PURE__ */ jsx("dl", {
				className: "grid grid-cols-[auto_1fr] gap-x-6 gap-y-2",
				children: facts.map(([name, value]) => /* @__PURE__ */ jsxs("div", {
					className: "contents",
					children: [/* @__PURE__ */ jsx("dt", {
						className: "text-ink-2",
						children: name
					}), /* @__PURE__ */ jsx("dd", { children: value })]
				}, name))
			}), /* @__PURE__ */ jsxs("div", {
				className: "mt-5 flex gap-3",
				children: [/* @__PURE__ */ jsx(Button, {
					busy: busy && words.verifying,
					onPress: onVerify,
					children: words.verify
				}), /* @__PURE__ */ jsx(Button, {
					variant: "ghost",
					isDisabled: busy,
					onPress: onReject,
					children: words.reject
				})]
			})]
		}), /* @__PURE__ */ jsxs("section", {
			"aria-label": words.papers,
			className: "flex min-w-0 flex-col gap-4",
			children: [children, dose.documentIds.length === 0 && /* @__PURE__ */ jsx("p", {
				className: "type-small text-ink-2",
				children: words.noPapers
			})]
		})]
	});
}
// apps/web/src/features/reviews/reviews-view.tsx
var nobody = portraitFor({
	id: "reviews",
	species: "cat",
	coat: "white",
	blanket: "butter"
});
/** The queue of records to look at: one in hand with its papers beside it, decided with a button or a key. */
function ReviewsView({ place, paperOf }) {
	const words = useWordsOf(reviewWords);
	const queue = useCall("listReviewQueue", { businessId: place.id });
	const review = useAction("reviewVaccination", ["listReviewQueue"]);
	const [at, setAt] = useState(0);
	const [rejecting, setRejecting] = useState(false);
	const items = queue.data?.items ?? [];
	const index = Math.min(at, Math.max(0, items.length - 1));
	const current = items[index];
	const decide = (record, decision, note) => {
		const input = {
			businessId: place.id,
			vaccinationId: record.vaccination.id,
			decision
		};
		review.mutate(note ? {
			...input,
			note
		} : input, {
			onSuccess: () => {
				setRejecting(false);
				const said = decision === "verify" ? words.verified : words.rejected;
				showToast({ words: said(record.pet.name) });
			},
			onError: (problem) => showToast({
				words: problem.message,
				tone: "error"
			})
		});
	};
	useReviewKeys({
		j: () => setAt(Math.min(index + 1, items.length - 1)),
		k: () => setAt(Math.max(index - 1, 0)),
		v: () => current && !review.isPending && decide(current, "verify"),
		r: () => current && setRejecting(true)
	});
	return /* @__PURE__ */ jsxs("div", {
		className: "flex flex-col gap-6",
		children: [
			/* @__PURE__ */ jsx(PageTitle, {
				kind: "business",
				lead: words.lead,
				aside: items.length > 0 && /* @__PURE__ */ jsx("span", {
					className: "text-ink-2",
					children: words.waiting(items.length)
				}),
				children: words.title
			}),
			queue.isError && /* @__PURE__ */ jsx(ErrorPanel, {
				title: words.failed,
				onRetry: () => void queue.refetch(),
				children: queue.error.message
			}),
			queue.isPending && /* @__PURE__ */ jsx(Skeleton, { children: /* @__PURE__ */ jsx(SkeletonBlock, {
				className: "h-60",
				shape: "card"
			}) }),
			queue.data && !current && /* @__PURE__ */ jsx(EmptyState, {
				look: nobody,
				title: words.none,
				children: words.noneLead
			}),
			current && /* @__PURE__ */ jsxs(Fragment$1, { children: [
				/* @__PURE__ */ jsx("p", {
					className: "type-small text-ink-2 max-md:hidden",
					children: words.keys
				}),
				/* @__PURE__ */ jsx(WaitingCard, {
					record: current,
					vaccine: findVaccine(current.vaccination.vaccine)?.name ?? current.vaccination.vaccine,
					busy: review.isPending,
					onVerify: () => decide(current, "verify"),
					onReject: () => setRejecting(true),
					children: current.vaccination.documentIds.map((id) => /* @__PURE__ */ jsx(Fragment, { children: paperOf(id) }, id))
				}),
				/* @__PURE__ */ jsx(Rows, { children: items.map((item, place) => /* @__PURE__ */ jsx("li", { children: /* @__PURE__ */ jsxs("button", {
					type: "button",
					"aria-current": place === index,
					onClick: () => setAt(place),
					className: "min-h-11 w-full px-2 text-start aria-current:font-semibold",
					children: [
						item.pet.name,
						", ",
						findVaccine(item.vaccination.vaccine)?.name ?? item.vaccination.vaccine
					]
				}) }, item.vaccination.id)) }),
				/* @__PURE__ */ jsx(RejectDialog, {
					petName: current.pet.name,
					isOpen: rejecting,
					busy: review.isPending,
					onClose: () => setRejecting(false),
					onReject: (note) => decide(current, "reject", note)
				}, current.vaccination.id)
			] })
		]
	});
}
// apps/web/src/app/routes/reviews.tsx
function ReviewsPage() {
	return /* @__PURE__ */ jsx(ReviewsView, {
		place: usePlace(),
		paperOf: (documentId) => /* @__PURE__ */ jsx(DocumentPages, { documentId })
	});
}
export { ReviewsPage as default };
