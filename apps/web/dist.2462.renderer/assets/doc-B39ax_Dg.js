import { t as documentKinds } from "./document-kind-CJK9z3qB.js";
import { t as useAction } from "./use-action-Xxb7RzpF.js";
import { t as useObjectUrl } from "./use-object-url-G0LrVqcF.js";
import { C as useDraft, D as LinkButton, H as useWordsOf, P as classes } from "./light-C8fMLwcq.js";
import { t as DateField } from "./date-field-CirZmsaa.js";
import { t as Select } from "./select-y_4EWHW7.js";
import { t as Panel } from "./panel-CiYIu3yG.js";
import { t as documentWords } from "./words-D1MriqN1.js";
import { t as PageView } from "./page-view-DT3RBRvx.js";
import { t as Button } from "./button-Cfu8Kpws.js";
import { i as ErrorPanel, n as showToast } from "./app-QQCcJrKe.js";
import { n as vaccines, t as findVaccine } from "./vaccine-BDEzqmqL.js";
import { t as useFormat } from "./use-format-CV9goLff.js";
import { t as Checkbox } from "./checkbox-BxYbUNvM.js";
import { t as TextField } from "./text-field-BfnnSR2p.js";
import { t as Card } from "./card-DlR0N7on.js";
import { t as useDocument } from "./use-documents-ClzgRfZy.js";
import { t as Banner } from "./banner-C-o9mbUT.js";
import { n as ProgressBar } from "./progress-glumz5i-.js";
import { t as Spinner } from "./spinner-BCs9SEnB.js";
import { t as Breadcrumbs } from "./breadcrumbs-DroZVQsI.js";
import { t as PageTitle } from "./page-title-z4s22wBS.js";
import { useMemo, useState } from "react";
import { jsx, jsxs } from "react/jsx-runtime";
import { useParams } from "@tanstack/react-router";
import { Download } from "lucide-react";
// apps/web/src/features/documents/details-panel.tsx
/** What the paper is and when it counts; each change is kept at once. */
function DetailsPanel({ document }) {
	const words = useWordsOf(documentWords);
	const url = useObjectUrl(document.storagePath);
	const update = useAction("updateDocument", ["listDocuments"]);
	const { id: documentId, kind, issuedOn, expiresOn, vaccinationIds } = document;
	return /* @__PURE__ */ jsxs(Panel, {
		title: words.details,
		lead: vaccinationIds.length > 0 ? words.linked(vaccinationIds.length) : void 0,
		children: [/* @__PURE__ */ jsxs("div", {
			className: "grid gap-4 md:grid-cols-2",
			children: [
				/* @__PURE__ */ jsx(Select, {
					label: words.kind,
					options: documentKinds.map((one) => ({
						id: one,
						label: words.kinds[one]
					})),
					value: kind,
					onChange: (next) => update.mutate({
						documentId,
						kind: next
					})
				}),
				/* @__PURE__ */ jsx(DateField, {
					label: words.issuedOn,
					optional: true,
					value: issuedOn,
					onChange: (day) => update.mutate({
						documentId,
						issuedOn: day
					})
				}),
				/* @__PURE__ */ jsx(DateField, {
					label: words.expiresOn,
					optional: true,
					value: expiresOn,
					onChange: (day) => update.mutate({
						documentId,
						expiresOn: day
					})
				})
			]
		}), url && /* @__PURE__ */ jsx("div", {
			className: "mt-4",
			children: /* @__PURE__ */ jsx(LinkButton, {
				href: url,
				variant: "quiet",
				icon: Download,
				children: words.download
			})
		})]
	});
}
// apps/web/src/ui/record/confidence.tsx
var levelOf = (percent) => {
	if (percent >= 95) return {
		dashes: 3,
		fill: "bg-ok"
	};
	return percent >= 80 ? {
		dashes: 2,
		fill: "bg-soon-edge"
	} : {
		dashes: 1,
		fill: "bg-stop"
	};
};
/** How sure the reading is: three dashes and the figure. Below 80 the caller asks the question beside it. */
function Confidence({ percent, label }) {
	const { dashes, fill } = levelOf(percent);
	return /* @__PURE__ */ jsxs("span", {
		className: "inline-flex items-center gap-1.5 type-caption tabular-nums text-ink-2",
		children: [
			/* @__PURE__ */ jsx("span", {
				className: "flex gap-0.5",
				"aria-hidden": "true",
				children: [
					0,
					1,
					2
				].map((place) => /* @__PURE__ */ jsx("span", { className: classes("h-1 w-2.5 rounded-full", place < dashes ? fill : "bg-line") }, place))
			}),
			label && /* @__PURE__ */ jsx("span", {
				className: "sr-only",
				children: label
			}),
			percent,
			"%"
		]
	});
}
// apps/web/src/features/documents/proposal-card.tsx
/** One vaccination as it was read, to be corrected and taken over, or left out. */
function ProposalCard({ proposal, draft, onChange, onShow }) {
	const words = useWordsOf(documentWords);
	return /* @__PURE__ */ jsxs(Card, {
		as: "li",
		className: "flex flex-col gap-4",
		children: [
			/* @__PURE__ */ jsx(Button, {
				variant: "ghost",
				"aria-label": words.showPlace(proposal.text),
				onPress: onShow,
				className: "justify-start text-start",
				children: /* @__PURE__ */ jsx("span", {
					className: "line-clamp-2 type-small",
					children: proposal.text
				})
			}),
			/* @__PURE__ */ jsx(Checkbox, {
				isSelected: draft.taken,
				onChange: (taken) => onChange({ taken }),
				children: draft.taken ? words.take : words.skip
			}),
			draft.taken && /* @__PURE__ */ jsxs("div", {
				className: "grid gap-4 md:grid-cols-2",
				children: [
					/* @__PURE__ */ jsx(VaccineField, {
						proposal,
						draft,
						onChange
					}),
					/* @__PURE__ */ jsx(TextField, {
						label: words.lot,
						optional: true,
						figures: true,
						value: draft.lotNumber,
						onChange: (lotNumber) => onChange({ lotNumber })
					}),
					/* @__PURE__ */ jsx(DayField, {
						label: words.given,
						read: proposal.administeredOn,
						value: draft.administeredOn,
						onChange: (administeredOn) => onChange({ administeredOn })
					}),
					/* @__PURE__ */ jsx(DayField, {
						label: words.due,
						read: proposal.expiresOn,
						value: draft.expiresOn,
						optional: true,
						onChange: (expiresOn) => onChange({ expiresOn })
					})
				]
			})
		]
	});
}
function VaccineField({ proposal, draft, onChange }) {
	const words = useWordsOf(documentWords);
	const { candidates, confidence } = proposal.vaccine;
	const likely = candidates.flatMap((code) => findVaccine(code) ?? []);
	const others = vaccines.filter(({ code }) => !candidates.includes(code));
	return /* @__PURE__ */ jsx(Select, {
		label: words.vaccine,
		aside: /* @__PURE__ */ jsx(Confidence, {
			percent: Math.round(confidence * 100),
			label: words.sure
		}),
		options: [...likely, ...others].map(({ code, name }) => ({
			id: code,
			label: name
		})),
		value: draft.vaccine,
		warning: draft.vaccine === null && words.which,
		onChange: (vaccine) => onChange({ vaccine })
	});
}
/** A day that can be read in two ways is asked: both ways stand below as buttons. */
function DayField({ label, read, value, optional = false, onChange }) {
	const words = useWordsOf(documentWords);
	const format = useFormat();
	const isAsked = value === null && read.candidates.length > 1;
	return /* @__PURE__ */ jsxs("div", {
		className: "flex flex-col gap-2",
		children: [/* @__PURE__ */ jsx(DateField, {
			label,
			optional,
			aside: read.value !== null && read.value === value && /* @__PURE__ */ jsx(Confidence, {
				percent: Math.round(read.confidence * 100),
				label: words.sure
			}),
			value,
			warning: isAsked && words.which,
			onChange
		}), isAsked && /* @__PURE__ */ jsx("div", {
			className: "flex flex-wrap gap-2",
			children: read.candidates.map((day) => /* @__PURE__ */ jsx(Button, {
				variant: "quiet",
				size: "small",
				onPress: () => onChange(day),
				children: format.longDay(day)
			}, day))
		})]
	});
}
// apps/web/src/features/documents/proposal-draft.ts
/** What was read clearly is filled in; what was not is left to be asked. */
function draftOf(proposal) {
	return {
		id: proposal.id,
		taken: true,
		vaccine: proposal.vaccine.value,
		administeredOn: proposal.administeredOn.value,
		expiresOn: proposal.expiresOn.value,
		lotNumber: proposal.lotNumber.value ?? ""
	};
}
function isComplete({ taken, vaccine, administeredOn }) {
	return !taken || vaccine !== null && administeredOn !== null;
}
/** What is sent for the drafts that were taken over. */
function confirmedOf(drafts) {
	return drafts.flatMap(({ taken, vaccine, administeredOn, expiresOn, lotNumber }) => taken && vaccine !== null && administeredOn !== null ? [{
		vaccine,
		administeredOn,
		expiresOn,
		lotNumber: lotNumber.trim() || null
	}] : []);
}
function isDrafts(read) {
	return Array.isArray(read) && read.every((one) => typeof Object(one).id === "string" && "taken" in Object(one));
}
// apps/web/src/features/documents/review-panel.tsx
/** What was read, to be corrected and confirmed; corrections survive a reload. */
function ReviewPanel({ document, onShow }) {
	const words = useWordsOf(documentWords);
	const initial = useMemo(() => document.proposals.map(draftOf), [document.proposals]);
	const { draft, setDraft, clear } = useDraft(`extraction:${document.id}`, initial, isDrafts);
	const confirm = useAction("confirmExtraction", [
		"listVaccinations",
		"listDocuments",
		"listPetConnections"
	]);
	const confirmed = confirmedOf(draft);
	const change = (id, part) => setDraft(draft.map((one) => one.id === id ? {
		...one,
		...part
	} : one));
	const send = () => confirm.mutate({
		documentId: document.id,
		vaccinations: confirmed,
		idempotencyKey: `${document.id}:${document.updatedAt}`
	}, { onSuccess: ({ vaccinations }) => {
		clear();
		showToast({ words: words.confirmed(vaccinations.length) });
	} });
	const isEmpty = document.proposals.length === 0;
	return /* @__PURE__ */ jsxs(Panel, {
		title: words.found,
		lead: isEmpty ? words.nothingFound : words.foundLead,
		children: [
			/* @__PURE__ */ jsx("ul", {
				className: "flex flex-col gap-4",
				children: document.proposals.map((proposal) => {
					const own = draft.find(({ id }) => id === proposal.id) ?? draftOf(proposal);
					return /* @__PURE__ */ jsx(ProposalCard, {
						proposal,
						draft: own,
						onChange: (part) => change(proposal.id, part),
						onShow: () => onShow(proposal.administeredOn.place ?? proposal.place)
					}, proposal.id);
				})
			}),
			confirm.isError && /* @__PURE__ */ jsx(ErrorPanel, {
				onRetry: send,
				children: confirm.error.message
			}),
			/* @__PURE__ */ jsxs("div", {
				className: "mt-5 flex flex-wrap gap-3",
				children: [/* @__PURE__ */ jsx(Button, {
					busy: confirm.isPending && words.busy,
					isDisabled: !draft.every(isComplete),
					onPress: send,
					children: confirmed.length === 0 ? words.confirmNone : words.confirm(confirmed.length)
				}), isEmpty && /* @__PURE__ */ jsx(LinkButton, {
					variant: "quiet",
					href: `/pets/${document.petId}/vaccinations`,
					children: words.addByHand
				})]
			})
		]
	});
}
// apps/web/src/app/routes/doc.tsx
/** The paper and what was read in it, side by side. */
function DocumentPage() {
	const { documentId } = useParams({ strict: false });
	const words = useWordsOf(documentWords);
	const [place, setPlace] = useState(null);
	const { document, progress, state } = useDocument(documentId);
	if (typeof state === "object") return /* @__PURE__ */ jsxs("div", {
		className: "flex flex-col gap-6",
		children: [/* @__PURE__ */ jsx(PageTitle, { children: words.details }), /* @__PURE__ */ jsx(ErrorPanel, {
			onRetry: () => window.location.reload(),
			children: state.refused.message
		})]
	});
	if (!document) return progress > 0 || state === "live" ? /* @__PURE__ */ jsxs(Card, {
		padding: "large",
		className: "flex flex-col gap-4",
		children: [/* @__PURE__ */ jsx("p", {
			className: "type-h3",
			children: words.reading
		}), /* @__PURE__ */ jsx(ProgressBar, {
			percent: progress * 100,
			label: words.reading
		})]
	}) : /* @__PURE__ */ jsx(Spinner, {});
	return /* @__PURE__ */ jsxs("div", {
		className: "flex flex-col gap-6",
		children: [
			/* @__PURE__ */ jsx(Breadcrumbs, { crumbs: [{
				label: words.documents,
				href: "/docs"
			}, { label: document.title }] }),
			/* @__PURE__ */ jsx(PageTitle, {
				lead: words.kinds[document.kind],
				children: document.title
			}),
			document.state === "failed" && /* @__PURE__ */ jsx(Banner, {
				tone: "stop",
				children: words.states.failed
			}),
			/* @__PURE__ */ jsxs("div", {
				className: "grid items-start gap-6 xl:grid-cols-2",
				children: [/* @__PURE__ */ jsx("div", {
					className: "min-w-0 xl:sticky xl:top-24 xl:max-h-[calc(100vh-8rem)] xl:overflow-y-auto",
					children: /* @__PURE__ */ jsx(PageView, {
						pages: document.pages,
						place
					})
				}), /* @__PURE__ */ jsxs("div", {
					className: "flex min-w-0 flex-col gap-6",
					children: [document.state === "needs_review" && /* @__PURE__ */ jsx(ReviewPanel, {
						document,
						onShow: setPlace
					}, document.id), /* @__PURE__ */ jsx(DetailsPanel, { document })]
				})]
			})
		]
	});
}
export { DocumentPage as default };
