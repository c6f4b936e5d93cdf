import { n as usePlace } from "./place-ua9jLkuz.js";
import { t as useAction } from "./use-action-Xxb7RzpF.js";
import { t as useFormat } from "./use-format-CV9goLff.js";
import { B as defineWords, H as useWordsOf } from "./light-C8fMLwcq.js";
import { t as Button } from "./button-Cfu8Kpws.js";
import { t as Banner } from "./banner-C-o9mbUT.js";
import { i as ErrorPanel } from "./app-QQCcJrKe.js";
import { a as SkeletonBlock, i as Skeleton } from "./redirect-DprfkNSs.js";
import { t as Select } from "./select-y_4EWHW7.js";
import { t as PageTitle } from "./page-title-z4s22wBS.js";
import { t as DataTable } from "./data-table-BWiNsU31.js";
import { t as call } from "./calls-DgJCFUzH.js";
import { useState } from "react";
import { jsx, jsxs } from "react/jsx-runtime";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Download, ShieldCheck } from "lucide-react";
// apps/web/src/features/trail/csv-of.ts
var columns = [
	"place",
	"at",
	"actor",
	"uid",
	"name",
	"action",
	"subject",
	"subjectId",
	"id",
	"hash"
];
/** The trail as a table for other programs. A text that a spreadsheet would take for a formula is quoted as text. */
function csvOf(entries) {
	return [columns, ...entries.map((entry) => [
		String(entry.place),
		entry.at,
		entry.actor.kind,
		entry.actor.uid ?? "",
		entry.actor.name ?? "",
		entry.action,
		entry.subject.kind,
		entry.subject.id,
		entry.id,
		entry.hash
	])].map((row) => row.map(cell).join(",")).join("\r\n");
}
function cell(text) {
	const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
	return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll("\"", "\"\"")}"` : harmless;
}
// apps/web/src/features/trail/use-trail.ts
/** The trail page by page, and all of it as a file. */
function useTrail(place, action) {
	const [exporting, setExporting] = useState(false);
	const filter = {
		businessId: place.id,
		...action ? { action } : {}
	};
	const query = useInfiniteQuery({
		queryKey: ["listAuditEntries", filter],
		initialPageParam: "",
		queryFn: ({ pageParam }) => call("listAuditEntries", {
			...filter,
			...pageParam ? { cursor: pageParam } : {}
		}),
		getNextPageParam: (last) => last.nextCursor ?? void 0
	});
	const exportAll = async () => {
		setExporting(true);
		try {
			download(`trail-${place.slug}.csv`, csvOf(await readAll(filter)));
		} finally {
			setExporting(false);
		}
	};
	return {
		query,
		entries: query.data?.pages.flatMap((page) => page.items) ?? [],
		exporting,
		exportAll
	};
}
async function readAll(filter) {
	const entries = [];
	for (let cursor = ""; cursor !== null;) {
		const page = await call("listAuditEntries", {
			...filter,
			limit: 100,
			...cursor ? { cursor } : {}
		});
		entries.push(...page.items);
		cursor = page.nextCursor;
	}
	return entries;
}
function download(name, text) {
	const address = URL.createObjectURL(new Blob([text], { type: "text/csv;charset=utf-8" }));
	const link = document.createElement("a");
	link.href = address;
	link.download = name;
	link.click();
	URL.revokeObjectURL(address);
}
/** Texts of the audit trail. */
var trailWords = defineWords({ en: {
	title: "Trail",
	lead: "Everything that was done here, and every look at a pet. Nobody can change it unseen.",
	verify: "Check the trail",
	verifying: "Checking…",
	intact: (count) => `The trail is whole: ${count} entries, each holds the one before it.`,
	broken: (id) => `The trail does not hold from entry ${id} on. Keep a copy and ask for help.`,
	export: "Export as CSV",
	exporting: "Exporting…",
	filter: "What was done",
	everything: "Everything",
	deeds: {
		scanBadge: "Badge scanned",
		checkIn: "Checked in",
		checkOut: "Checked out",
		getPet: "Record read",
		getCompliance: "Verdict read",
		listVaccinations: "Vaccinations read",
		listReviewQueue: "Review queue read",
		reviewVaccination: "Record reviewed",
		requestReview: "Review asked for",
		publishRequirements: "Requirements published",
		renewWaiverRules: "Waiver rules renewed",
		updateBusiness: "Place changed",
		createBusiness: "Place opened",
		connectPet: "Pet connected",
		disconnectPet: "Pet disconnected",
		inviteMember: "Member invited",
		withdrawInvitation: "Invitation withdrawn",
		acceptInvitation: "Invitation accepted",
		changeMemberRole: "Role changed",
		removeMember: "Member removed",
		transferOwnership: "Ownership handed over",
		createWaiver: "Waiver written",
		publishWaiverVersion: "Waiver changed",
		signWaiver: "Waiver signed",
		undoCheckOut: "Check-out taken back",
		decideArrival: "Arrival decided",
		arriveAtDoor: "Arrived at the door",
		createGuest: "Guest entered",
		savePetNote: "Note kept",
		remindOwners: "Owner reminded",
		notifyOverlaps: "Owners of pets that met told",
		getConnectedPet: "Pet looked at",
		readFile: "Document opened",
		createCheckoutSession: "Payment page opened",
		createPortalSession: "Billing page opened",
		recordEvaluation: "Evaluation recorded",
		correctEvaluation: "Evaluation corrected",
		withdrawEvaluation: "Evaluation withdrawn",
		changePlan: "Plan changed"
	},
	when: "When",
	who: "Who",
	what: "What",
	about: "About",
	hash: "Hash",
	owner: "The pet’s owner",
	erased: "Somebody who has left",
	system: "Clearpaw",
	more: "Show more",
	empty: "Nothing of this kind has been done yet.",
	failed: "The trail could not be read."
} });
// apps/web/src/features/trail/use-trail-columns.tsx
/** When, who, what, about what, and the hash that chains it. */
function useTrailColumns() {
	const words = useWordsOf(trailWords);
	const format = useFormat();
	const who = ({ actor }) => ({
		member: actor.name ?? words.erased,
		owner: words.owner,
		system: words.system
	})[actor.kind];
	const what = ({ action }) => {
		const [name = "", detail] = action.split(":");
		return [words.deeds[name] ?? name, detail].filter(Boolean).join(", ");
	};
	return [
		{
			id: "what",
			header: words.what,
			heading: true,
			cell: what
		},
		{
			id: "who",
			header: words.who,
			cell: who
		},
		{
			id: "when",
			header: words.when,
			cell: (entry) => /* @__PURE__ */ jsx("time", {
				dateTime: entry.at,
				children: format.dayTime(entry.at)
			})
		},
		{
			id: "hash",
			header: words.hash,
			cell: (entry) => /* @__PURE__ */ jsx("code", {
				className: "type-caption text-ink-3",
				children: entry.hash.slice(0, 12)
			})
		}
	];
}
// apps/web/src/features/trail/trail-view.tsx
/** What was done at a place, the latest first; checked and exported by whoever may read it. */
function TrailView({ place }) {
	const words = useWordsOf(trailWords);
	const format = useFormat();
	const [action, setAction] = useState("all");
	const trail = useTrail(place, action === "all" ? void 0 : action);
	const verify = useAction("verifyAuditTrail");
	const columns = useTrailColumns();
	const deeds = Object.entries(words.deeds).map(([id, label]) => ({
		id,
		label
	}));
	return /* @__PURE__ */ jsxs("div", {
		className: "flex flex-col gap-6",
		children: [
			/* @__PURE__ */ jsx(PageTitle, {
				kind: "business",
				lead: words.lead,
				actions: /* @__PURE__ */ jsxs("div", {
					className: "flex flex-wrap gap-3",
					children: [/* @__PURE__ */ jsx(Button, {
						variant: "secondary",
						icon: ShieldCheck,
						busy: verify.isPending && words.verifying,
						onPress: () => verify.mutate({ businessId: place.id }),
						children: words.verify
					}), /* @__PURE__ */ jsx(Button, {
						variant: "quiet",
						icon: Download,
						busy: trail.exporting && words.exporting,
						onPress: () => void trail.exportAll(),
						children: words.export
					})]
				}),
				children: words.title
			}),
			verify.data && /* @__PURE__ */ jsx(Banner, {
				tone: verify.data.intact ? "ok" : "stop",
				announce: "status",
				children: verify.data.intact ? words.intact(format.number(verify.data.entries)) : words.broken(verify.data.firstBroken ?? "")
			}),
			/* @__PURE__ */ jsx(Select, {
				label: words.filter,
				className: "max-w-72",
				options: [{
					id: "all",
					label: words.everything
				}, ...deeds],
				value: action,
				onChange: setAction
			}),
			trail.query.isError && /* @__PURE__ */ jsx(ErrorPanel, {
				title: words.failed,
				onRetry: () => void trail.query.refetch(),
				children: trail.query.error.message
			}),
			trail.query.isPending && /* @__PURE__ */ jsx(Skeleton, { children: /* @__PURE__ */ jsx(SkeletonBlock, {
				className: "h-80",
				shape: "card"
			}) }),
			trail.query.data && trail.entries.length === 0 && /* @__PURE__ */ jsx("p", {
				className: "text-ink-2",
				children: words.empty
			}),
			trail.entries.length > 0 && /* @__PURE__ */ jsx(DataTable, {
				caption: words.title,
				columns,
				rows: trail.entries,
				keyOf: (entry) => entry.id,
				nameOf: (entry) => entry.action,
				foot: trail.query.hasNextPage && /* @__PURE__ */ jsx(Button, {
					variant: "ghost",
					onPress: () => void trail.query.fetchNextPage(),
					children: words.more
				})
			})
		]
	});
}
// apps/web/src/app/routes/trail.tsx
function TrailPage() {
	return /* @__PURE__ */ jsx(TrailView, { place: usePlace() });
}
export { TrailPage as default };
