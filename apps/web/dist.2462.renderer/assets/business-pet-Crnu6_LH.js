import { t as findVaccine } from "./vaccine-BDEzqmqL.js";
import { n as usePlace } from "./place-ua9jLkuz.js";
import { t as ReportReasons } from "./report-reasons-xSwVM69h.js";
import { t as useVerdictLook } from "./verdict-look-Bie6d0wK.js";
import { t as mayDo } from "./permissions-DilPRF2S.js";
import { t as useCall } from "./use-call-BiaGBJMz.js";
import { t as useFormat } from "./use-format-CV9goLff.js";
import { C as useDraft, F as Icon, H as useWordsOf, O as Tag, j as VerdictTag } from "./light-C8fMLwcq.js";
import { i as ErrorPanel, n as showToast } from "./app-QQCcJrKe.js";
import { a as SkeletonBlock, i as Skeleton, r as PageSkeleton } from "./redirect-DprfkNSs.js";
import { t as Breadcrumbs } from "./breadcrumbs-DroZVQsI.js";
import { t as PageTitle } from "./page-title-z4s22wBS.js";
import { t as Panel } from "./panel-CiYIu3yG.js";
import { t as useAction } from "./use-action-Xxb7RzpF.js";
import { t as Button } from "./button-Cfu8Kpws.js";
import { t as Banner } from "./banner-C-o9mbUT.js";
import { t as TextArea } from "./text-area-Bo0kA3o4.js";
import { t as TextField } from "./text-field-BfnnSR2p.js";
import { n as PetFace, r as connectedPetWords, t as useLiveVerdicts } from "./use-live-verdicts-C_9BUZjV.js";
import { t as useObjectUrl } from "./use-object-url-G0LrVqcF.js";
import { t as TextLink } from "./text-link-CK1NFIMY.js";
import { n as Rows, t as Row } from "./rows-DQrFM6E6.js";
import { t as Spinner } from "./spinner-BCs9SEnB.js";
import { useMemo } from "react";
import { Fragment as Fragment$1, jsx, jsxs } from "react/jsx-runtime";
import { useParams } from "@tanstack/react-router";
import { useQueryClient } from "@tanstack/react-query";
import { FileText, TriangleAlert } from "lucide-react";
/** Flags as typed: parted by commas, each once, without empty ones. */
function flagsOf(typed) {
	const flags = typed.split(",").map((flag) => flag.trim().replace(/\s+/g, " "));
	return [...new Set(flags.filter(Boolean))];
}
function fitsFlags(flags) {
	return flags.length <= 10 && flags.every((flag) => flag.length <= 40);
}
// apps/web/src/features/connected-pets/note-panel.tsx
function isNoteDraft(read) {
	const draft = read;
	return typeof draft?.note === "string" && typeof draft.flags === "string";
}
/** What staff keep about a pet for themselves; a draft survives a reload. */
function NotePanel({ businessId, petId, saved, mayWrite }) {
	const words = useWordsOf(connectedPetWords);
	return /* @__PURE__ */ jsxs(Panel, {
		title: words.notes,
		lead: words.notesLead,
		children: [saved.flags.length > 0 && /* @__PURE__ */ jsx("div", {
			className: "mb-4 flex flex-wrap gap-2",
			children: saved.flags.map((flag) => /* @__PURE__ */ jsx(Tag, {
				tone: "sunken",
				children: flag
			}, flag))
		}), mayWrite ? /* @__PURE__ */ jsx(NoteForm, {
			businessId,
			petId,
			saved
		}, JSON.stringify(saved)) : /* @__PURE__ */ jsx("p", {
			className: "whitespace-pre-line",
			children: saved.note
		})]
	});
}
function NoteForm({ businessId, petId, saved }) {
	const words = useWordsOf(connectedPetWords);
	const kept = saved.flags.join(", ");
	const initial = useMemo(() => ({
		note: saved.note,
		flags: kept
	}), [saved.note, kept]);
	const { draft, setDraft, clear, kept: isKept } = useDraft(`note.${businessId}.${petId}`, initial, isNoteDraft);
	const save = useAction("savePetNote");
	const queries = useQueryClient();
	const flags = flagsOf(draft.flags);
	const fits = fitsFlags(flags);
	const submit = (event) => {
		event.preventDefault();
		if (!fits || save.isPending) return;
		save.mutate({
			businessId,
			petId,
			note: draft.note.trim(),
			flags
		}, { onSuccess: (answer) => {
			clear();
			const known = ["getConnectedPet", {
				businessId,
				petId
			}];
			queries.setQueryData(known, (pet) => pet && {
				...pet,
				...answer
			});
			showToast({ words: words.saved });
		} });
	};
	return /* @__PURE__ */ jsxs("form", {
		onSubmit: submit,
		noValidate: true,
		className: "flex flex-col gap-5",
		children: [
			/* @__PURE__ */ jsx(TextArea, {
				label: words.note,
				placeholder: words.notePlaceholder,
				maxLength: 2e3,
				value: draft.note,
				onChange: (note) => setDraft({
					...draft,
					note
				})
			}),
			/* @__PURE__ */ jsx(TextField, {
				label: words.flags,
				help: words.flagsHelp,
				error: fits ? void 0 : words.flagsTooMany,
				value: draft.flags,
				onChange: (typed) => setDraft({
					...draft,
					flags: typed
				})
			}),
			save.isError && /* @__PURE__ */ jsx(Banner, {
				tone: "stop",
				children: save.error.message
			}),
			/* @__PURE__ */ jsxs("div", {
				className: "flex flex-wrap items-center gap-3",
				children: [/* @__PURE__ */ jsx(Button, {
					type: "submit",
					variant: "secondary",
					busy: save.isPending && words.saving,
					children: words.save
				}), isKept && /* @__PURE__ */ jsx("span", {
					className: "type-small text-ink-3",
					children: words.noteKept
				})]
			})
		]
	});
}
// apps/web/src/features/connected-pets/records-panels.tsx
/** Dates and papers, where the owner shares them; asking for them is entered in the owner's log. */
function RecordsPanels({ petId, scope, vaccineName }) {
	const words = useWordsOf(connectedPetWords);
	if (scope === "verdict") return /* @__PURE__ */ jsx(Panel, {
		title: words.records,
		children: /* @__PURE__ */ jsx("p", {
			className: "type-small text-ink-2",
			children: words.verdictOnly
		})
	});
	return /* @__PURE__ */ jsxs(Fragment$1, { children: [/* @__PURE__ */ jsx(Doses, {
		petId,
		vaccineName
	}), /* @__PURE__ */ jsx(Papers, { petId })] });
}
function Doses({ petId, vaccineName }) {
	const words = useWordsOf(connectedPetWords);
	const format = useFormat();
	const doses = useCall("listVaccinations", {
		petId,
		limit: 100
	});
	const active = (doses.data?.items ?? []).filter(({ state }) => state === "active");
	return /* @__PURE__ */ jsxs(Panel, {
		title: words.records,
		lead: words.recordsLead,
		children: [
			doses.isError && /* @__PURE__ */ jsx(ErrorPanel, {
				onRetry: () => void doses.refetch(),
				children: doses.error.message
			}),
			doses.isPending && /* @__PURE__ */ jsx(Loading, {}),
			doses.data && active.length === 0 && /* @__PURE__ */ jsx("p", {
				className: "type-small text-ink-2",
				children: words.noRecords
			}),
			/* @__PURE__ */ jsx(Rows, { children: active.map(({ id, vaccine, administeredOn, expiresOn }) => /* @__PURE__ */ jsx(Row, {
				title: vaccineName(vaccine),
				detail: [words.given(format.day(administeredOn)), expiresOn && words.ends(format.day(expiresOn))].filter(Boolean).join(", ")
			}, id)) })
		]
	});
}
function Papers({ petId }) {
	const words = useWordsOf(connectedPetWords);
	const papers = useCall("listDocuments", {
		petId,
		limit: 100
	});
	return /* @__PURE__ */ jsxs(Panel, {
		title: words.documents,
		children: [
			papers.isError && /* @__PURE__ */ jsx(ErrorPanel, {
				onRetry: () => void papers.refetch(),
				children: papers.error.message
			}),
			papers.isPending && /* @__PURE__ */ jsx(Loading, {}),
			papers.data?.items.length === 0 && /* @__PURE__ */ jsx("p", {
				className: "type-small text-ink-2",
				children: words.noDocuments
			}),
			/* @__PURE__ */ jsx(Rows, { children: (papers.data?.items ?? []).map((paper) => /* @__PURE__ */ jsx(Paper, { paper }, paper.id)) })
		]
	});
}
function Paper({ paper }) {
	const format = useFormat();
	const url = useObjectUrl(paper.storagePath);
	return /* @__PURE__ */ jsx(Row, {
		start: /* @__PURE__ */ jsx(Icon, {
			of: FileText,
			className: "text-ink-3"
		}),
		title: url ? /* @__PURE__ */ jsx(TextLink, {
			href: url,
			target: "_blank",
			rel: "noreferrer",
			children: paper.title
		}) : paper.title,
		detail: format.moment(paper.createdAt)
	});
}
function Loading() {
	return /* @__PURE__ */ jsx(Skeleton, { children: /* @__PURE__ */ jsx(SkeletonBlock, {
		className: "h-20",
		shape: "card"
	}) });
}
// apps/web/src/features/connected-pets/visits-panel.tsx
var mostShown = 10;
/** How often it came, and the latest arrivals. */
function VisitsPanel({ businessId, petId, visits }) {
	const words = useWordsOf(connectedPetWords);
	const format = useFormat();
	const latest = useCall("listCheckIns", {
		businessId,
		petId,
		limit: mostShown
	});
	const stateOf = ({ decision, departedAt }) => {
		if (decision === "admitted") return departedAt ? words.left(format.time(departedAt)) : words.here;
		if (decision === "denied") return words.refused;
		return departedAt ? words.unanswered : words.waiting;
	};
	return /* @__PURE__ */ jsxs(Panel, {
		title: words.visits,
		lead: visits > 0 ? words.visitCount(visits) : void 0,
		children: [
			latest.isError && /* @__PURE__ */ jsx(ErrorPanel, {
				onRetry: () => void latest.refetch(),
				children: latest.error.message
			}),
			latest.data?.items.length === 0 && /* @__PURE__ */ jsx("p", {
				className: "type-small text-ink-2",
				children: words.noVisits
			}),
			/* @__PURE__ */ jsx(Rows, { children: (latest.data?.items ?? []).map((visit) => /* @__PURE__ */ jsx(Row, {
				title: /* @__PURE__ */ jsx("time", {
					dateTime: visit.arrivedAt,
					children: format.dayTime(visit.arrivedAt)
				}),
				detail: visit.overrideReason,
				end: stateOf(visit)
			}, visit.id)) })
		]
	});
}
// apps/web/src/features/connected-pets/pet-view.tsx
/** One pet as the place knows it: verdict, visits, what staff keep, and what the owner shares. */
function PetView({ place, petId, lookOf, reasons, vaccineName }) {
	const words = useWordsOf(connectedPetWords);
	const format = useFormat();
	const known = useCall("getConnectedPet", {
		businessId: place.id,
		petId
	});
	useLiveVerdicts(place.id);
	if (known.isError) return /* @__PURE__ */ jsx(ErrorPanel, {
		title: words.petFailed,
		onRetry: () => void known.refetch(),
		children: known.error.message
	});
	if (!known.data) return /* @__PURE__ */ jsx(PageSkeleton, { cards: 2 });
	const pet = known.data;
	const { kind, word } = lookOf(pet.verdict);
	const facts = [
		pet.breed,
		pet.colour,
		words.since(format.moment(pet.connectedAt))
	];
	return /* @__PURE__ */ jsxs("div", {
		className: "flex flex-col gap-6",
		children: [
			/* @__PURE__ */ jsx(Breadcrumbs, { crumbs: [{
				label: words.title,
				href: "/business/pets"
			}, { label: pet.petName }] }),
			/* @__PURE__ */ jsx(PageTitle, {
				kind: "business",
				picture: /* @__PURE__ */ jsx(PetFace, {
					pet,
					size: 72
				}),
				lead: facts.filter(Boolean).join(" · "),
				aside: /* @__PURE__ */ jsx(VerdictTag, {
					kind,
					children: word
				}),
				children: pet.petName
			}),
			pet.alerts.length > 0 && /* @__PURE__ */ jsx("div", {
				className: "flex flex-wrap gap-2",
				children: pet.alerts.map((alert) => /* @__PURE__ */ jsx(Tag, {
					tone: "changed",
					icon: TriangleAlert,
					children: alert
				}, alert))
			}),
			/* @__PURE__ */ jsxs("div", {
				className: "grid items-start gap-6 lg:grid-cols-2",
				children: [/* @__PURE__ */ jsxs("div", {
					className: "flex min-w-0 flex-col gap-6",
					children: [/* @__PURE__ */ jsx(Panel, {
						title: words.today,
						children: reasons
					}), /* @__PURE__ */ jsx(RecordsPanels, {
						petId,
						scope: pet.scope,
						vaccineName
					})]
				}), /* @__PURE__ */ jsxs("div", {
					className: "flex min-w-0 flex-col gap-6",
					children: [/* @__PURE__ */ jsx(NotePanel, {
						businessId: place.id,
						petId,
						saved: {
							note: pet.note,
							flags: pet.flags
						},
						mayWrite: !place.readOnly && mayDo(place.role, "notePets")
					}), /* @__PURE__ */ jsx(VisitsPanel, {
						businessId: place.id,
						petId,
						visits: pet.visits
					})]
				})]
			})
		]
	});
}
// apps/web/src/app/routes/business-pet.tsx
function BusinessPetPage() {
	const place = usePlace();
	const { petId = "" } = useParams({ strict: false });
	return /* @__PURE__ */ jsx(PetView, {
		place,
		petId,
		lookOf: useVerdictLook(),
		reasons: /* @__PURE__ */ jsx(Reasons, {
			businessId: place.id,
			petId
		}),
		vaccineName: (code) => findVaccine(code)?.name ?? code
	});
}
function Reasons(visit) {
	const report = useCall("getCompliance", visit);
	if (report.isError) return /* @__PURE__ */ jsx(ErrorPanel, {
		onRetry: () => void report.refetch(),
		children: report.error.message
	});
	return report.data ? /* @__PURE__ */ jsx(ReportReasons, { report: report.data }) : /* @__PURE__ */ jsx(Spinner, {});
}
export { BusinessPetPage as default };
