import { a as compareDates, i as addMonths, r as addDays, t as calendarDateIn } from "./calendar-date-in-Cu37YP4x.js";
import { LostPanel } from "./badges-BwxeitK3.js";
import { t as evidenceLevels } from "./evidence-BUqZOZRE.js";
import { t as useFormat } from "./use-format-CV9goLff.js";
import { C as useDraft, D as LinkButton, F as Icon, H as useWordsOf, M as VerdictShape, O as Tag, X as useWords, Y as useDirection, c as CoverageBar, j as VerdictTag, l as proofIcon, s as coverageScale } from "./light-C8fMLwcq.js";
import { t as Button$1 } from "./button-Cfu8Kpws.js";
import { i as ErrorPanel, n as showToast } from "./app-QQCcJrKe.js";
import { a as SkeletonBlock, i as Skeleton } from "./redirect-DprfkNSs.js";
import { t as Menu$2 } from "./menu-7KRAIxuZ.js";
import { a as PlacesPanel, i as proofLevelOf, n as RecordList, o as Proof, r as vaccinationWords, s as findAntigen, t as useVaccinations } from "./use-vaccinations-Duhbdz09.js";
import { t as Card } from "./card-DlR0N7on.js";
import { t as SectionHeading } from "./section-heading-Bchlddt-.js";
import { t as TextField } from "./text-field-BfnnSR2p.js";
import { t as Dialog$1 } from "./dialog-CYtOyh-5.js";
import { a as codeFrom, c as nameOf, i as careWords, l as ownKinds, n as useCare, o as codeInWords, r as useCareAction, s as detailOf, t as idOf, u as usualCodes } from "./use-care-DYCQmsyd.js";
import { n as targets } from "./target-DhXyGG_J.js";
import { t as DateField } from "./date-field-CirZmsaa.js";
import { t as RadioGroup$1 } from "./radio-group-CE8QsPk3.js";
import { t as Select$1 } from "./select-y_4EWHW7.js";
import { t as useCall } from "./use-call-BiaGBJMz.js";
import { t as Spinner } from "./spinner-BCs9SEnB.js";
import { n as Rows, t as Row } from "./rows-DQrFM6E6.js";
import { t as ConfirmDialog } from "./confirm-dialog-B4ZMvpoE.js";
import { t as Panel } from "./panel-CiYIu3yG.js";
import { t as explainCheck } from "./explain-check-90CD3bIC.js";
import { t as isSatisfied } from "./status-BRsfvIwg.js";
import { n as complianceWords, t as useVerdictLook } from "./verdict-look-Bie6d0wK.js";
import { n as PortraitField, t as worstVerdict } from "./worst-verdict-C51JzubN.js";
import { n as usePetConnections } from "./use-pet-connections-DfEMFCAS.js";
import { n as DocumentList, t as UploadPanel } from "./upload-panel-BqgUayo5.js";
import { n as useDocuments } from "./use-documents-ClzgRfZy.js";
import { t as documentWords } from "./words-D1MriqN1.js";
import { t as formatMicrochip } from "./microchip-BBNo13Fc.js";
import { t as useObjectUrl } from "./use-object-url-G0LrVqcF.js";
import { t as petLook } from "./pet-look-1Aqf7BJX.js";
import { t as useAction } from "./use-action-Xxb7RzpF.js";
import { t as files } from "./files-BkgAZQc1.js";
import { t as Banner } from "./banner-C-o9mbUT.js";
import { t as petWords } from "./words-BQdmcCq6.js";
import { t as usePet } from "./use-pet-BHiEHSDt.js";
import { t as findVaccine } from "./vaccine-BDEzqmqL.js";
import { t as TextLink } from "./text-link-CK1NFIMY.js";
import { t as Breadcrumbs } from "./breadcrumbs-DroZVQsI.js";
import { t as pageWords } from "./page-words-DAQROi2Y.js";
import { useEffect, useId, useRef, useState } from "react";
import { Fragment as Fragment$1, jsx, jsxs } from "react/jsx-runtime";
import { useParams } from "@tanstack/react-router";
import { Camera, History, Pencil, Plus, QrCode, TriangleAlert, Undo2, Users } from "lucide-react";
import { FileTrigger } from "react-aria-components";
// packages/domain/src/compliance/good-until.ts
/**
* The last day on which a pet that may come in is still proven by what is on record; null where it may not come in, or
* where nothing ends. Days of grace last until the day before something changes.
*/
function goodUntil({ verdict, checks, changesOn }) {
	if (verdict !== "compliant" && verdict !== "expiring") return null;
	let first = null;
	for (const { level, status, validUntil } of checks) {
		if (level !== "required") continue;
		const lastDay = status === "grace" && changesOn !== null ? addDays(changesOn, -1) : validUntil;
		if (lastDay !== null && (first === null || compareDates(lastDay, first) < 0)) first = lastDay;
	}
	return first;
}
// packages/domain/src/compliance/pet-records.ts
/** What a laboratory found; 'protective' and 'not_protective' are titers. */
var testResults = [
	"negative",
	"positive",
	"protective",
	"not_protective"
];
/** What an owner declared. */
var declarationAnswers = ["yes", "no"];
// apps/web/src/features/documents/documents-panel.tsx
/** A pet's papers on its own page: those that are there, and new ones. */
function DocumentsPanel({ pet }) {
	const words = useWordsOf(documentWords);
	const documents = useDocuments(pet.id);
	const items = documents.data?.items ?? [];
	return /* @__PURE__ */ jsxs("div", {
		className: "flex flex-col gap-6",
		children: [
			/* @__PURE__ */ jsx(UploadPanel, { pets: [pet] }),
			documents.isPending && /* @__PURE__ */ jsx(Spinner, {}),
			documents.isError && /* @__PURE__ */ jsx(ErrorPanel, {
				onRetry: () => void documents.refetch(),
				children: documents.error.message
			}),
			items.length > 0 && /* @__PURE__ */ jsx(Panel, {
				title: words.documents,
				children: /* @__PURE__ */ jsx(DocumentList, { documents: items })
			})
		]
	});
}
// apps/web/src/ui/record/coverage-row.tsx
/** A row of the timeline. On a phone the words stand above the bar, else before and after it. */
function CoverageRow({ coverage, scale, today }) {
	const { title, detail, doses, tone = "evergreen", end } = coverage;
	const direction = useDirection();
	const until = scale.percentOf(doses.at(-1)?.until ?? today);
	const rtl = direction === "rtl";
	return /* @__PURE__ */ jsxs("li", {
		className: "grid items-center gap-x-3 gap-y-1.5 py-3 md:min-h-17.5 md:grid-cols-[10.25rem_1fr] md:py-1",
		children: [/* @__PURE__ */ jsxs("div", {
			className: "flex items-baseline justify-between gap-4 md:block",
			children: [
				/* @__PURE__ */ jsx("p", {
					className: "type-strong md:pe-2",
					children: title
				}),
				detail && /* @__PURE__ */ jsx("p", {
					className: "type-caption text-ink-3 max-md:hidden",
					children: detail
				}),
				end && /* @__PURE__ */ jsx("p", {
					className: "type-small font-medium md:sr-only",
					children: end.title
				})
			]
		}), /* @__PURE__ */ jsxs("div", {
			className: "relative",
			children: [/* @__PURE__ */ jsx(CoverageBar, {
				scale,
				today,
				doses,
				tone,
				direction
			}), end && /* @__PURE__ */ jsxs("svg", {
				width: "100%",
				height: "40",
				className: "-top-1.25 absolute inset-x-0 overflow-visible max-md:hidden",
				"aria-hidden": "true",
				children: [/* @__PURE__ */ jsx("text", {
					x: `${rtl ? 100 - until : until}%`,
					dx: rtl ? -10 : 10,
					y: "17",
					className: "fill-ink type-caption font-semibold",
					children: end.title
				}), /* @__PURE__ */ jsx("text", {
					x: `${rtl ? 100 - until : until}%`,
					dx: rtl ? -10 : 10,
					y: "35",
					className: "fill-ink-3 type-caption",
					children: end.detail
				})]
			})]
		})]
	});
}
// apps/web/src/ui/record/coverage-timeline.tsx
/** The New Years behind the bars, and today across them. */
function Grid({ scale, today }) {
	const rtl = useDirection() === "rtl";
	const words = useWords();
	const at = (percent) => `${rtl ? 100 - percent : percent}%`;
	const step = 100 / scale.years.length;
	const now = at(scale.percentOf(today));
	return /* @__PURE__ */ jsxs("svg", {
		width: "100%",
		height: "100%",
		className: "absolute inset-0 overflow-visible",
		"aria-hidden": "true",
		children: [[...scale.years, 0].map((year, place) => /* @__PURE__ */ jsxs("g", { children: [/* @__PURE__ */ jsx("line", {
			x1: at(step * place),
			x2: at(step * place),
			y1: "14",
			y2: "calc(100% - 26px)",
			className: "stroke-line"
		}), year > 0 && /* @__PURE__ */ jsx("text", {
			x: at(step * (place + .5)),
			y: "100%",
			dy: "-6",
			textAnchor: "middle",
			className: "fill-ink-3 type-caption",
			children: year
		})] }, year)), /* @__PURE__ */ jsxs("svg", {
			x: now,
			className: "overflow-visible",
			"aria-hidden": "true",
			children: [/* @__PURE__ */ jsx("rect", {
				x: "-29",
				width: "58",
				height: "24",
				rx: "12",
				className: "fill-ink"
			}), /* @__PURE__ */ jsx("text", {
				y: "16.5",
				textAnchor: "middle",
				className: "fill-paper type-caption-strong",
				children: words.today
			})]
		})]
	});
}
/** How long each protection holds: one row each, today as a line of ink through all of them. */
function CoverageTimeline({ label, today, coverages }) {
	const rtl = useDirection() === "rtl";
	const scale = coverageScale(today, coverages.flatMap(({ doses }) => doses.map(({ until }) => until)));
	const now = scale.percentOf(today);
	return /* @__PURE__ */ jsxs("div", {
		className: "relative pt-7 pb-8",
		children: [
			/* @__PURE__ */ jsx("div", {
				className: "absolute inset-0 md:ms-[11rem]",
				children: /* @__PURE__ */ jsx(Grid, {
					scale,
					today
				})
			}),
			/* @__PURE__ */ jsx("ul", {
				"aria-label": label,
				className: "relative",
				children: coverages.map((coverage) => /* @__PURE__ */ jsx(CoverageRow, {
					coverage,
					scale,
					today
				}, coverage.id))
			}),
			/* @__PURE__ */ jsx("svg", {
				className: "pointer-events-none absolute inset-y-0 end-0 h-full w-full md:w-[calc(100%-11rem)]",
				"aria-hidden": "true",
				children: /* @__PURE__ */ jsx("line", {
					x1: `${rtl ? 100 - now : now}%`,
					x2: `${rtl ? 100 - now : now}%`,
					y1: "22",
					y2: "100%",
					strokeWidth: "2",
					className: "stroke-ink [clip-path:inset(0_0_26px_0)]"
				})
			})
		]
	});
}
// apps/web/src/ui/record/proof-legend.tsx
/** What the discs on coverage bars mean. */
function ProofLegend({ levels }) {
	return /* @__PURE__ */ jsx("ul", {
		className: "flex flex-wrap gap-x-6 gap-y-2",
		children: levels.map(({ level, words }) => /* @__PURE__ */ jsxs("li", {
			className: "flex items-center gap-2.5 type-caption text-ink-2",
			children: [/* @__PURE__ */ jsx("span", {
				className: "grid size-6 place-items-center rounded-full inset-ring inset-ring-line",
				children: /* @__PURE__ */ jsx(Icon, {
					of: proofIcon(level),
					size: 16,
					className: "scale-75"
				})
			}), words]
		}, level))
	});
}
// apps/web/src/features/compliance/explained-checks.tsx
/** What stands in the way, and what its owner can do about it; what is only advice comes last. */
function ExplainedChecks({ checks, rules }) {
	const words = useWordsOf(complianceWords);
	const format = useFormat();
	const ordered = checks.filter(({ status }) => !isSatisfied(status)).toSorted((a, b) => Number(b.level === "required") - Number(a.level === "required"));
	return /* @__PURE__ */ jsx("ul", {
		className: "flex flex-col gap-3",
		children: ordered.map((check) => {
			const rule = rules.find(({ id }) => id === check.ruleId);
			if (!rule) return null;
			const { title, detail, cure } = explainCheck(check, rule, "owner", { format: format.day });
			const advice = check.level === "recommended";
			return /* @__PURE__ */ jsxs("li", {
				className: "flex gap-3",
				children: [/* @__PURE__ */ jsx(VerdictShape, {
					kind: advice || check.status === "pending" ? "wait" : "stop",
					size: 22
				}), /* @__PURE__ */ jsxs("div", {
					className: "min-w-0 flex-1",
					children: [
						/* @__PURE__ */ jsx("p", {
							className: "type-label",
							children: advice ? words.advice(title) : title
						}),
						/* @__PURE__ */ jsx("p", {
							className: "text-ink-2 type-small",
							children: detail
						}),
						cure && /* @__PURE__ */ jsx("p", {
							className: "type-small",
							children: cure
						})
					]
				})]
			}, check.ruleId);
		})
	});
}
// apps/web/src/features/compliance/stay-panel.tsx
/** "Would Rex be fine from 3 to 10 January?": each place's answer for a stay still to come. */
function StayPanel({ petId, petName, places, today }) {
	const words = useWordsOf(complianceWords);
	const [chosen, setChosen] = useState(null);
	const [from, setFrom] = useState(today);
	const [to, setTo] = useState(null);
	const place = places.find(({ businessId }) => businessId === chosen) ?? places[0];
	if (!place) return null;
	const departure = to ?? from;
	const isBackwards = from !== null && departure !== null && compareDates(departure, from) < 0;
	return /* @__PURE__ */ jsx(Panel, {
		title: words.whatIf(petName),
		children: /* @__PURE__ */ jsxs("div", {
			className: "flex flex-col gap-4",
			children: [
				places.length > 1 && /* @__PURE__ */ jsx(Select$1, {
					label: words.place,
					options: places.map(({ businessId, businessName }) => ({
						id: businessId,
						label: businessName
					})),
					value: place.businessId,
					onChange: setChosen
				}),
				/* @__PURE__ */ jsx(DateField, {
					label: words.arrives,
					value: from,
					onChange: setFrom
				}),
				/* @__PURE__ */ jsx(DateField, {
					label: words.leaves,
					optional: true,
					value: to,
					onChange: setTo,
					error: isBackwards ? words.leavesFirst : void 0
				}),
				from !== null && departure !== null && !isBackwards && /* @__PURE__ */ jsx(StayAnswer, {
					petId,
					businessId: place.businessId,
					arrival: from,
					departure
				})
			]
		})
	});
}
function StayAnswer({ petId, businessId, arrival, departure }) {
	const words = useWordsOf(complianceWords);
	const format = useFormat();
	const lookOf = useVerdictLook();
	const answer = useCall("getCompliance", {
		petId,
		businessId,
		arrival,
		departure
	});
	const asked = useCall("getRequirements", { businessId });
	if (answer.isError) return /* @__PURE__ */ jsx(ErrorPanel, {
		onRetry: () => void answer.refetch(),
		children: answer.error.message
	});
	if (!answer.data) return /* @__PURE__ */ jsx(Skeleton, { children: /* @__PURE__ */ jsx(SkeletonBlock, {
		className: "h-16 w-full",
		shape: "card"
	}) });
	const report = answer.data;
	const { kind, word } = lookOf(report.verdict);
	const isIn = report.verdict === "compliant" || report.verdict === "expiring";
	const until = goodUntil(report);
	const other = report.compliantFrom;
	const lastDay = other === null ? null : addDays(other, daysOf(arrival, departure));
	return /* @__PURE__ */ jsxs("div", {
		"aria-live": "polite",
		className: "flex flex-col gap-3 border-line border-t pt-4",
		children: [/* @__PURE__ */ jsxs("div", {
			className: "flex flex-wrap items-center gap-x-3 gap-y-1",
			children: [/* @__PURE__ */ jsx(VerdictTag, {
				kind,
				children: word
			}), /* @__PURE__ */ jsxs("span", {
				className: "text-ink-2 type-small",
				children: [
					isIn && until && words.goodUntil(format.day(until)),
					isIn && !until && words.goodForGood,
					!isIn && other && words.goodFrom(format.day(other), lastDay === other ? null : format.day(lastDay ?? other)),
					!isIn && !other && words.noDay
				]
			})]
		}), /* @__PURE__ */ jsx(ExplainedChecks, {
			checks: report.checks,
			rules: asked.data?.rules ?? []
		})]
	});
}
function daysOf(arrival, departure) {
	return Math.round(compareDates(departure, arrival));
}
// apps/web/src/features/pets/crop-square.ts
/** The square in the picture's own pixels. */
function cropSquare({ zoom, across, down }, width, height) {
	const side = Math.min(width, height) / Math.max(1, zoom);
	return {
		x: (width - side) * across,
		y: (height - side) * down,
		side
	};
}
// apps/web/src/features/pets/photo-dialog.tsx
/** The photo is kept at this size; portraits are never shown larger. */
var keptSide = 1024;
var centre = {
	zoom: 1,
	across: .5,
	down: .5
};
/** Chooses the square of a photo that becomes the pet's portrait, and keeps it. */
function PhotoDialog({ pet, file, onClose }) {
	const words = useWordsOf(petWords).photo;
	const canvas = useRef(null);
	const [picture, setPicture] = useState(null);
	const [crop, setCrop] = useState(centre);
	const [state, setState] = useState("open");
	const update = useAction("updatePet", ["getPet", "listPets"]);
	useEffect(() => {
		createImageBitmap(file).then(setPicture, () => setPicture("broken"));
	}, [file]);
	useEffect(() => {
		if (!picture || picture === "broken") return;
		const { x, y, side } = cropSquare(crop, picture.width, picture.height);
		canvas.current?.getContext("2d")?.drawImage(picture, x, y, side, side, 0, 0, keptSide, keptSide);
	}, [picture, crop]);
	const save = async () => {
		setState("saving");
		try {
			const photoPath = `users/${pet.ownerId}/photos/${crypto.randomUUID()}.jpg`;
			await files.upload(photoPath, await jpegOf(canvas.current)).done;
			await update.mutateAsync({
				petId: pet.id,
				photoPath
			});
			onClose();
		} catch {
			setState("failed");
		}
	};
	const isBroken = picture === "broken";
	return /* @__PURE__ */ jsxs(Dialog$1, {
		isOpen: true,
		onOpenChange: onClose,
		title: words.title,
		isDismissable: state !== "saving",
		actions: /* @__PURE__ */ jsx(Button$1, {
			busy: state === "saving" && words.saving,
			isDisabled: !picture || isBroken,
			onPress: save,
			children: words.save
		}),
		children: [
			isBroken && /* @__PURE__ */ jsx(Banner, {
				tone: "stop",
				children: words.broken
			}),
			state === "failed" && /* @__PURE__ */ jsx(Banner, {
				tone: "stop",
				announce: "alert",
				children: words.failed
			}),
			/* @__PURE__ */ jsx("canvas", {
				ref: canvas,
				width: keptSide,
				height: keptSide,
				role: "img",
				"aria-label": words.preview(pet.name),
				className: "mx-auto my-4 size-64 rounded-full bg-sunken"
			}),
			!isBroken && /* @__PURE__ */ jsx(CropControls, {
				crop,
				onChange: setCrop
			})
		]
	});
}
/** Three sliders: keyboards and fingers move the same square. */
function CropControls({ crop, onChange }) {
	const words = useWordsOf(petWords).photo;
	const parts = [
		[
			"zoom",
			words.zoom,
			1,
			4
		],
		[
			"across",
			words.across,
			0,
			1
		],
		[
			"down",
			words.down,
			0,
			1
		]
	];
	return /* @__PURE__ */ jsx("div", {
		className: "flex flex-col gap-1",
		children: parts.map(([name, label, min, max]) => /* @__PURE__ */ jsxs("label", {
			className: "flex min-h-11 items-center gap-4 type-small",
			children: [/* @__PURE__ */ jsx("span", {
				className: "w-28",
				children: label
			}), /* @__PURE__ */ jsx("input", {
				type: "range",
				min,
				max,
				step: "0.01",
				value: crop[name],
				onChange: (event) => onChange({
					...crop,
					[name]: Number(event.target.value)
				}),
				className: "h-11 flex-1 accent-evergreen"
			})]
		}, name))
	});
}
function jpegOf(canvas) {
	return new Promise((resolve, reject) => {
		const fail = () => reject(/* @__PURE__ */ new Error("The picture could not be drawn."));
		if (!canvas) fail();
		else canvas.toBlob((blob) => blob ? resolve(blob) : fail(), "image/jpeg", .92);
	});
}
// apps/web/src/features/pets/photo-button.tsx
/** Takes a photo for the portrait: chosen, or made with a phone's camera. */
function PhotoButton({ pet }) {
	const words = useWordsOf(petWords).photo;
	const [file, setFile] = useState(null);
	return /* @__PURE__ */ jsxs(Fragment$1, { children: [/* @__PURE__ */ jsx(FileTrigger, {
		acceptedFileTypes: [
			"image/jpeg",
			"image/png",
			"image/webp"
		],
		onSelect: (files) => setFile(files?.[0] ?? null),
		children: /* @__PURE__ */ jsx(Button$1, {
			variant: "quiet",
			icon: Camera,
			children: pet.photoPath === null ? words.add : words.change
		})
	}), file && /* @__PURE__ */ jsx(PhotoDialog, {
		pet,
		file,
		onClose: () => setFile(null)
	})] });
}
// apps/web/src/features/pets/pet-band.tsx
/** Who this is, on its own blanket, with the two things one does most. */
function PetBand({ pet, verdict }) {
	const words = useWordsOf(petWords);
	const look = petLook(pet);
	const photo = useObjectUrl(pet.photoPath);
	return /* @__PURE__ */ jsxs("header", {
		"data-blanket": look.blanket,
		className: "overflow-hidden rounded-brand bg-blanket md:flex md:min-h-66",
		children: [/* @__PURE__ */ jsx(PortraitField, {
			look,
			photo,
			className: "mx-auto h-44 w-full shrink-0 md:h-auto md:w-64 lg:w-72"
		}), /* @__PURE__ */ jsxs("div", {
			className: "flex flex-1 flex-col gap-6 p-6 md:flex-row md:p-8 lg:ps-6",
			children: [/* @__PURE__ */ jsxs("div", {
				className: "min-w-0 flex-1",
				children: [
					/* @__PURE__ */ jsxs("div", {
						className: "flex flex-wrap items-center gap-x-4 gap-y-2",
						children: [/* @__PURE__ */ jsx("h1", {
							className: "break-words type-name",
							children: pet.name
						}), verdict && /* @__PURE__ */ jsx(VerdictTag, {
							kind: verdict.kind,
							size: "large",
							children: verdict.word
						})]
					}),
					/* @__PURE__ */ jsx(Facts, { pet }),
					/* @__PURE__ */ jsx("div", {
						className: "mt-4 flex flex-wrap gap-2",
						children: pet.alerts.map((alert) => /* @__PURE__ */ jsx(Tag, {
							tone: "blanket",
							icon: TriangleAlert,
							children: alert
						}, alert))
					})
				]
			}), /* @__PURE__ */ jsxs("div", {
				className: "flex shrink-0 flex-col gap-2.5 md:w-43",
				children: [
					/* @__PURE__ */ jsx(LinkButton, {
						href: `/pets/${pet.id}/badge`,
						icon: QrCode,
						className: "whitespace-nowrap px-3!",
						children: words.showBadge
					}),
					/* @__PURE__ */ jsx(LinkButton, {
						href: `/pets/${pet.id}/edit`,
						variant: "quiet",
						icon: Pencil,
						children: words.edit
					}),
					/* @__PURE__ */ jsx(LinkButton, {
						href: `/pets/${pet.id}/share`,
						variant: "quiet",
						icon: Users,
						children: words.sharing
					}),
					/* @__PURE__ */ jsx(PhotoButton, { pet })
				]
			})]
		})]
	});
}
function Facts({ pet }) {
	const words = useWordsOf(petWords);
	const format = useFormat();
	const sex = pet.sex !== "unknown" && pet.sterilized ? `${pet.sex}Sterilized` : pet.sex;
	const facts = [
		[words.facts.breed, pet.breed ?? words.species[pet.species]],
		[words.facts.sex, words.sexAndState[sex]],
		[words.facts.born, pet.bornOn && format.longDay(pet.bornOn)],
		[words.facts.weight, pet.weightKg === null ? null : `${format.number(pet.weightKg)} ${words.weightUnit}`],
		[words.facts.microchip, pet.microchip && formatMicrochip(pet.microchip)]
	];
	return /* @__PURE__ */ jsx("dl", {
		className: "mt-4 flex flex-wrap gap-x-6 gap-y-3",
		children: facts.map(([term, fact]) => fact ? /* @__PURE__ */ jsxs("div", { children: [/* @__PURE__ */ jsx("dt", {
			className: "type-caption text-on-blanket-2",
			children: term
		}), /* @__PURE__ */ jsx("dd", {
			className: "type-small font-semibold tabular-nums",
			children: fact
		})] }, term) : null)
	});
}
// apps/web/src/features/care-records/care-draft.ts
var emptyDraft = {
	code: null,
	otherName: "",
	day: null,
	until: null,
	result: "negative",
	target: null,
	answer: "yes"
};
function isCareDraft(read) {
	if (typeof read !== "object" || read === null) return false;
	const { otherName, result, answer } = read;
	const known = testResults.some((one) => one === result) && declarationAnswers.some((one) => one === answer);
	return typeof otherName === "string" && known && Object.keys(emptyDraft).every((field) => field in read);
}
/** A record as it would be typed. */
function draftOf(entry) {
	switch (entry.kind) {
		case "test": {
			const { test: code, takenOn: day, result, target } = entry.record;
			return {
				...emptyDraft,
				code,
				day,
				result,
				target
			};
		}
		case "treatment": return {
			...emptyDraft,
			code: entry.record.treatment,
			day: entry.record.givenOn
		};
		case "exemption": return {
			...emptyDraft,
			target: entry.record.target,
			day: entry.record.from,
			until: entry.record.until
		};
		case "declaration": return {
			...emptyDraft,
			code: entry.record.code,
			day: entry.record.on,
			answer: entry.record.answer
		};
		case "evaluation": return emptyDraft;
	}
}
var isTiter = (result) => result === "protective" || result === "not_protective";
/** The facts of a kind, or the fields that are still missing. */
function factsOf(kind, draft) {
	const code = draft.code === "" ? codeFrom(draft.otherName) : draft.code;
	const { day, until, target, result, answer } = draft;
	const missing = [
		...kind !== "exemption" && !code ? ["code"] : [],
		...day === null ? ["day"] : [],
		...kind === "exemption" && until === null ? ["until"] : [],
		...kind === "exemption" && target === null ? ["target"] : []
	];
	if (missing.length > 0) return { missing };
	return { facts: {
		test: {
			test: code,
			takenOn: day,
			result,
			target: isTiter(result) ? target : null
		},
		treatment: {
			treatment: code,
			givenOn: day
		},
		exemption: {
			target,
			from: day,
			until
		},
		declaration: {
			code,
			on: day,
			answer
		}
	}[kind] };
}
// apps/web/src/features/care-records/care-fields.tsx
var targetOptions = targets.map(({ code, name }) => ({
	id: code,
	label: name
}));
var dayLabels = {
	test: "takenOn",
	treatment: "givenOn",
	exemption: "from",
	declaration: "statedOn"
};
/** The fields of one kind of record. */
function CareFields({ kind, draft, missing, onChange }) {
	const words = useWordsOf(careWords);
	const set = (change) => onChange({
		...draft,
		...change
	});
	const dayError = (field) => missing.includes(field) ? words.dateRequired : void 0;
	const target = (label) => /* @__PURE__ */ jsx(Select$1, {
		label,
		options: targetOptions,
		value: draft.target,
		onChange: (chosen) => set({ target: chosen }),
		error: missing.includes("target") ? words.choose : void 0
	});
	return /* @__PURE__ */ jsxs(Fragment$1, { children: [
		kind !== "exemption" && /* @__PURE__ */ jsx(CodeField, {
			kind,
			draft,
			missing,
			onChange
		}),
		kind === "exemption" && target(words.target),
		kind === "test" && /* @__PURE__ */ jsx(Select$1, {
			label: words.result,
			options: testResults.map((id) => ({
				id,
				label: words.results[id]
			})),
			value: draft.result,
			onChange: (result) => set({ result })
		}),
		kind === "test" && isTiter(draft.result) && target(words.titerFor),
		kind === "declaration" && /* @__PURE__ */ jsx(RadioGroup$1, {
			label: words.answer,
			options: declarationAnswers.map((id) => ({
				id,
				label: words.answers[id]
			})),
			value: draft.answer,
			onChange: (answer) => set({ answer })
		}),
		/* @__PURE__ */ jsx(DateField, {
			label: words[dayLabels[kind]],
			value: draft.day,
			onChange: (day) => set({ day }),
			error: dayError("day")
		}),
		kind === "exemption" && /* @__PURE__ */ jsx(DateField, {
			label: words.until,
			value: draft.until,
			onChange: (until) => set({ until }),
			error: dayError("until")
		})
	] });
}
/** What it is: one of the usual codes, or a name of its own. */
function CodeField({ kind, draft, missing, onChange }) {
	const words = useWordsOf(careWords);
	const usual = usualCodes[kind];
	const codes = draft.code && !usual.includes(draft.code) ? [draft.code, ...usual] : usual;
	const error = missing.includes("code") ? words.whatRequired : void 0;
	return /* @__PURE__ */ jsxs(Fragment$1, { children: [/* @__PURE__ */ jsx(Select$1, {
		label: words.what,
		options: [...codes.map((id) => ({
			id,
			label: codeInWords(id)
		})), {
			id: "",
			label: words.other
		}],
		value: draft.code,
		onChange: (code) => onChange({
			...draft,
			code
		}),
		error: draft.code === "" ? void 0 : error
	}), draft.code === "" && /* @__PURE__ */ jsx(TextField, {
		label: words.otherName,
		help: words.otherHelp,
		value: draft.otherName,
		onChange: (otherName) => onChange({
			...draft,
			otherName
		}),
		error
	})] });
}
// apps/web/src/features/care-records/care-dialog.tsx
/** Odd entries are kept; what is odd about them is said once. */
function sayOddities(saved) {
	const { warnings = [] } = saved;
	for (const { message } of warnings) showToast({ words: message });
}
/** Puts a new record of a kind on a pet's record. What is typed survives a reload. */
function AddCareDialog({ petId, kind, onClose }) {
	const words = useWordsOf(careWords);
	const formId = useId();
	const { draft, setDraft, clear } = useDraft(`care:${petId}:${kind}`, emptyDraft, isCareDraft);
	const [missing, setMissing] = useState([]);
	const [key] = useState(() => crypto.randomUUID());
	const record = useCareAction("record", kind);
	const submit = (event) => {
		event.preventDefault();
		const read = factsOf(kind, draft);
		setMissing("missing" in read ? read.missing : []);
		if ("missing" in read) return;
		record.send({
			petId,
			...read.facts,
			idempotencyKey: key
		}, (saved) => {
			clear();
			sayOddities(saved);
			onClose();
		});
	};
	return /* @__PURE__ */ jsxs(Dialog$1, {
		isOpen: true,
		onOpenChange: (open) => open || onClose(),
		title: words.addTitle[kind],
		actions: /* @__PURE__ */ jsx(Button$1, {
			type: "submit",
			form: formId,
			busy: record.isPending && words.saving,
			children: words.save
		}),
		children: [record.isError && /* @__PURE__ */ jsx(ErrorPanel, {
			title: words.saveFailed,
			children: record.error.message
		}), /* @__PURE__ */ jsx("form", {
			id: formId,
			onSubmit: submit,
			noValidate: true,
			className: "mt-3 flex flex-col gap-4",
			children: /* @__PURE__ */ jsx(CareFields, {
				kind,
				draft,
				missing,
				onChange: setDraft
			})
		})]
	});
}
/** Mends a record; the old text stays in its history. */
function CorrectCareDialog({ entry, onClose }) {
	const words = useWordsOf(careWords);
	const formId = useId();
	const [draft, setDraft] = useState(() => draftOf(entry));
	const [missing, setMissing] = useState([]);
	const [reason, setReason] = useState("");
	const correct = useCareAction("correct", entry.kind);
	const submit = (event) => {
		event.preventDefault();
		const read = factsOf(entry.kind, draft);
		setMissing("missing" in read ? read.missing : []);
		if ("missing" in read) return;
		const why = reason.trim() ? { reason: reason.trim() } : {};
		correct.send({
			...idOf(entry),
			...read.facts,
			...why
		}, (saved) => {
			sayOddities(saved);
			onClose();
		});
	};
	return /* @__PURE__ */ jsxs(Dialog$1, {
		isOpen: true,
		onOpenChange: (open) => open || onClose(),
		title: words.correctTitle(nameOf(entry, words)),
		actions: /* @__PURE__ */ jsx(Button$1, {
			type: "submit",
			form: formId,
			busy: correct.isPending && words.saving,
			children: words.correct
		}),
		children: [
			/* @__PURE__ */ jsx("p", { children: words.correctLead }),
			correct.isError && /* @__PURE__ */ jsx(ErrorPanel, {
				title: words.saveFailed,
				children: correct.error.message
			}),
			/* @__PURE__ */ jsxs("form", {
				id: formId,
				onSubmit: submit,
				noValidate: true,
				className: "flex flex-col gap-4",
				children: [/* @__PURE__ */ jsx(CareFields, {
					kind: entry.kind,
					draft,
					missing,
					onChange: setDraft
				}), /* @__PURE__ */ jsx(TextField, {
					label: words.reason,
					optional: true,
					value: reason,
					onChange: setReason
				})]
			})
		]
	});
}
// apps/web/src/features/care-records/care-history-dialog.tsx
/** Every state the record was in, the newest first. */
function CareHistoryDialog({ entry, onClose }) {
	const words = useWordsOf(careWords);
	const format = useFormat();
	const history = useCall("listCareRecordHistory", { careRecordId: entry.record.id });
	return /* @__PURE__ */ jsxs(Dialog$1, {
		isOpen: true,
		onOpenChange: (open) => open || onClose(),
		title: words.historyTitle(nameOf(entry, words)),
		children: [
			history.isPending && /* @__PURE__ */ jsx(Spinner, {}),
			history.isError && /* @__PURE__ */ jsx(ErrorPanel, {
				onRetry: () => void history.refetch(),
				children: history.error.message
			}),
			/* @__PURE__ */ jsx(Rows, { children: (history.data?.items ?? []).map(({ version, at, reason, record }) => {
				const was = {
					kind: entry.kind,
					record
				};
				const gone = record.state === "withdrawn" ? words.withdrawn : null;
				const texts = [
					nameOf(was, words),
					detailOf(was, words, format),
					gone,
					reason
				];
				return /* @__PURE__ */ jsx(Row, {
					title: words.version(version),
					detail: texts.filter(Boolean).join(", "),
					end: format.moment(at)
				}, version);
			}) })
		]
	});
}
// apps/web/src/features/care-records/withdraw-care-dialog.tsx
/** Asks before a record stops counting. */
function WithdrawCareDialog({ entry, onClose }) {
	const words = useWordsOf(careWords);
	const withdraw = useCareAction("withdraw", entry.kind);
	return /* @__PURE__ */ jsxs(ConfirmDialog, {
		isOpen: true,
		onOpenChange: (open) => open || onClose(),
		title: words.withdrawTitle(nameOf(entry, words)),
		confirm: words.withdraw,
		tone: "danger",
		busy: withdraw.isPending && words.withdrawing,
		onConfirm: () => withdraw.send(idOf(entry), onClose),
		children: [words.withdrawLead, withdraw.isError && /* @__PURE__ */ jsx(ErrorPanel, {
			title: words.saveFailed,
			children: withdraw.error.message
		})]
	});
}
// apps/web/src/features/care-records/care-panel.tsx
/** Tests, treatments, exemptions, statements and evaluations of a pet, and the way to add one. */
function CarePanel({ petId }) {
	const words = useWordsOf(careWords);
	const care = useCare(petId);
	const [open, setOpen] = useState(null);
	const close = () => setOpen(null);
	const items = ownKinds.map((kind) => ({
		id: kind,
		label: words.kinds[kind],
		detail: words.kindDetails[kind],
		onAction: () => setOpen({
			what: "add",
			kind
		})
	}));
	const trigger = /* @__PURE__ */ jsx(Button$1, {
		variant: "quiet",
		size: "small",
		icon: Plus,
		children: words.add
	});
	return /* @__PURE__ */ jsxs("section", { children: [
		/* @__PURE__ */ jsx(SectionHeading, {
			action: /* @__PURE__ */ jsx(Menu$2, {
				label: words.add,
				items,
				trigger
			}),
			children: words.title
		}),
		care.problem && /* @__PURE__ */ jsx(ErrorPanel, {
			onRetry: care.retry,
			children: care.problem.message
		}),
		care.isPending ? /* @__PURE__ */ jsx(Skeleton, { children: /* @__PURE__ */ jsx(SkeletonBlock, {
			shape: "card",
			className: "h-24 w-full"
		}) }) : /* @__PURE__ */ jsxs(Card, {
			padding: care.entries.length > 0 ? "none" : void 0,
			children: [care.entries.length === 0 && /* @__PURE__ */ jsx("p", {
				className: "type-small text-ink-2",
				children: words.none
			}), /* @__PURE__ */ jsx("ul", {
				className: "divide-y divide-line",
				children: care.entries.map((entry) => /* @__PURE__ */ jsx(CareRow, {
					entry,
					onOpen: (what) => setOpen({
						what,
						entry
					})
				}, entry.record.id))
			})]
		}),
		open?.what === "add" && /* @__PURE__ */ jsx(AddCareDialog, {
			petId,
			kind: open.kind,
			onClose: close
		}),
		open?.what === "correct" && isOwn(open.entry) && /* @__PURE__ */ jsx(CorrectCareDialog, {
			entry: open.entry,
			onClose: close
		}),
		open?.what === "withdraw" && /* @__PURE__ */ jsx(WithdrawCareDialog, {
			entry: open.entry,
			onClose: close
		}),
		open?.what === "history" && /* @__PURE__ */ jsx(CareHistoryDialog, {
			entry: open.entry,
			onClose: close
		})
	] });
}
var isOwn = (entry) => entry.kind !== "evaluation";
function CareRow({ entry, onOpen }) {
	const words = useWordsOf(careWords);
	const format = useFormat();
	const { record } = entry;
	const name = nameOf(entry, words);
	const counts = record.state === "active";
	const changes = [{
		id: "correct",
		label: words.correct,
		icon: Pencil,
		onAction: () => onOpen("correct")
	}, {
		id: "withdraw",
		label: words.withdraw,
		icon: Undo2,
		tone: "danger",
		onAction: () => onOpen("withdraw")
	}];
	const history = {
		id: "history",
		label: words.history,
		icon: History,
		onAction: () => onOpen("history")
	};
	return /* @__PURE__ */ jsxs("li", {
		className: "flex flex-wrap items-center gap-x-4 gap-y-1 px-5 py-3.5 md:flex-nowrap md:px-6",
		children: [
			/* @__PURE__ */ jsxs("div", {
				className: "min-w-0 flex-1 basis-60",
				children: [/* @__PURE__ */ jsx("p", {
					className: counts ? "type-strong" : "type-strong text-ink-3 line-through",
					children: name
				}), /* @__PURE__ */ jsx("p", {
					className: "type-small text-ink-2",
					children: detailOf(entry, words, format)
				})]
			}),
			!counts && /* @__PURE__ */ jsx(Tag, {
				tone: "sunken",
				children: record.state === "withdrawn" ? words.withdrawn : words.rejected
			}),
			counts && "evidence" in record && /* @__PURE__ */ jsx(Proof, {
				level: levelOf(record.evidence),
				children: words.proof[record.evidence]
			}),
			/* @__PURE__ */ jsx(Menu$2, {
				label: words.more(name),
				items: counts && isOwn(entry) ? [...changes, history] : [history]
			})
		]
	});
}
/** Evidence as the number of rising bars. */
function levelOf(evidence) {
	return evidenceLevels.indexOf(evidence) + 1;
}
// apps/web/src/features/vaccinations/protections.ts
/** Where no end is printed and none is usual, a bar still needs a length; a year is the shortest usual one. */
var assumedMonths = 12;
/**
* Groups the doses that count by what businesses ask for; a combination stands under each of its protections.
* What no business asks for stands under the vaccine's own name.
*/
function protectionsOf(doses) {
	const groups = /* @__PURE__ */ new Map();
	const counting = doses.filter(({ state }) => state === "active");
	for (const dose of [...counting].sort((a, b) => compareDates(a.administeredOn, b.administeredOn))) for (const { id, title } of groupsOf(dose.vaccine)) {
		const group = groups.get(id) ?? {
			title,
			doses: []
		};
		group.doses.push({
			id: dose.id,
			from: dose.administeredOn,
			until: endOf(dose),
			proof: proofLevelOf(dose.evidence)
		});
		groups.set(id, group);
	}
	const protections = [...groups].map(([id, group]) => ({
		id,
		...group,
		endsOn: group.doses.at(-1)?.until ?? ""
	}));
	return protections.filter((one, place) => !protections.slice(0, place).some((other) => sameDoses(one, other)));
}
/** Two things businesses ask for that the same doses answer are one line in the picture. */
function sameDoses(a, b) {
	return a.doses.length === b.doses.length && a.doses.every(({ id }, place) => id === b.doses[place]?.id);
}
function groupsOf(code) {
	const vaccine = findVaccine(code);
	if (!vaccine) return [{
		id: code,
		title: code
	}];
	const asked = targets.filter((target) => vaccine.targets.includes(target.code));
	if (asked.length > 0) return asked.map((target) => ({
		id: target.code,
		title: target.name
	}));
	return vaccine.antigens.slice(0, 1).map((antigen) => ({
		id: antigen,
		title: findAntigen(antigen)?.disease ?? vaccine.name
	}));
}
function endOf({ vaccine, administeredOn, expiresOn }) {
	return expiresOn ?? addMonths(administeredOn, findVaccine(vaccine)?.validMonths ?? assumedMonths);
}
// apps/web/src/features/vaccinations/protection-panel.tsx
/** How long each protection holds, in one picture. */
function ProtectionPanel({ petId, today, doses }) {
	const words = useWordsOf(vaccinationWords);
	const format = useFormat();
	const protections = protectionsOf(doses);
	const coverages = protections.map(({ id, title, doses: given, endsOn }) => {
		const over = compareDates(endsOn, today) < 0;
		const end = {
			title: format.day(endsOn),
			...over ? { detail: words.ended } : {}
		};
		return {
			id,
			title,
			doses: given,
			tone: over ? "soon" : "evergreen",
			end
		};
	});
	const levels = evidenceLevels.map((evidence) => ({
		level: proofLevelOf(evidence),
		words: words.proof[evidence]
	}));
	return /* @__PURE__ */ jsx(Panel, {
		title: words.protection,
		lead: leadOf(protections, today, words, format.day),
		action: /* @__PURE__ */ jsx(LinkButton, {
			href: `/pets/${petId}/vaccinations`,
			variant: "tonal",
			icon: Plus,
			children: words.addVaccination
		}),
		children: coverages.length > 0 && /* @__PURE__ */ jsxs(Fragment$1, { children: [/* @__PURE__ */ jsx(CoverageTimeline, {
			label: words.timeline,
			today,
			coverages
		}), /* @__PURE__ */ jsx("div", {
			className: "mt-4 border-line border-t pt-4",
			children: /* @__PURE__ */ jsx(ProofLegend, { levels })
		})] })
	});
}
function leadOf(protections, today, words, day) {
	if (protections.length === 0) return words.nothingHolds;
	const next = [...protections.filter(({ endsOn }) => compareDates(endsOn, today) >= 0)].sort((a, b) => compareDates(a.endsOn, b.endsOn))[0];
	return next ? words.nextToEnd(next.title, day(next.endsOn)) : words.allEnded;
}
// apps/web/src/app/routes/pet.tsx
var latestShown = 3;
function PetPage() {
	const { petId } = useParams({ strict: false });
	const pet = usePet(petId);
	if (pet.isError) return /* @__PURE__ */ jsx(ErrorPanel, {
		onRetry: () => void pet.refetch(),
		children: pet.error.message
	});
	return pet.data ? /* @__PURE__ */ jsx(Loaded, { pet: pet.data }) : /* @__PURE__ */ jsx(PetSkeleton, {});
}
function Loaded({ pet }) {
	const words = useWordsOf(pageWords);
	const lookOf = useVerdictLook();
	const places = usePetConnections(pet.id);
	const doses = useVaccinations(pet.id);
	const worst = worstVerdict((places.data?.items ?? []).map(({ verdict }) => verdict));
	const today = calendarDateIn(Date.now(), Intl.DateTimeFormat().resolvedOptions().timeZone);
	const list = doses.data?.items ?? [];
	return /* @__PURE__ */ jsxs("div", {
		className: "flex flex-col gap-6",
		children: [
			/* @__PURE__ */ jsx(Breadcrumbs, { crumbs: [{
				label: words.myPets,
				href: "/dashboard"
			}, { label: pet.name }] }),
			/* @__PURE__ */ jsx(PetBand, {
				pet,
				verdict: worst ? lookOf(worst) : null
			}),
			/* @__PURE__ */ jsxs("div", {
				className: "grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_21.75rem]",
				children: [/* @__PURE__ */ jsxs("div", {
					className: "flex min-w-0 flex-col gap-8",
					children: [
						doses.isError && /* @__PURE__ */ jsx(ErrorPanel, {
							onRetry: () => void doses.refetch(),
							children: doses.error.message
						}),
						doses.data && /* @__PURE__ */ jsx(ProtectionPanel, {
							petId: pet.id,
							today,
							doses: list
						}),
						list.length > 0 && /* @__PURE__ */ jsxs("section", { children: [/* @__PURE__ */ jsx(SectionHeading, {
							action: /* @__PURE__ */ jsx(TextLink, {
								href: `/pets/${pet.id}/vaccinations`,
								children: words.all(list.length)
							}),
							children: words.latest
						}), /* @__PURE__ */ jsx(RecordList, {
							doses: list.slice(0, latestShown),
							look: petLook(pet)
						})] }),
						/* @__PURE__ */ jsx(CarePanel, { petId: pet.id })
					]
				}), /* @__PURE__ */ jsxs("div", {
					className: "flex flex-col gap-6",
					children: [
						/* @__PURE__ */ jsx(DocumentsPanel, { pet }),
						/* @__PURE__ */ jsx(PlacesPanel, {
							petId: pet.id,
							petName: pet.name,
							kindOf: (verdict) => lookOf(verdict).kind
						}),
						/* @__PURE__ */ jsx(StayPanel, {
							petId: pet.id,
							petName: pet.name,
							places: places.data?.items ?? [],
							today
						}),
						pet.state === "active" && /* @__PURE__ */ jsx(LostPanel, { pet }),
						pet.clinic && /* @__PURE__ */ jsxs(Panel, {
							title: words.clinic,
							children: [/* @__PURE__ */ jsx("p", { children: pet.clinic.name }), pet.clinic.phone && /* @__PURE__ */ jsx("p", {
								className: "type-small text-ink-2",
								children: pet.clinic.phone
							})]
						})
					]
				})]
			})
		]
	});
}
function PetSkeleton() {
	return /* @__PURE__ */ jsxs(Skeleton, {
		className: "flex flex-col gap-6",
		children: [/* @__PURE__ */ jsx(SkeletonBlock, {
			className: "h-66 w-full",
			shape: "card"
		}), /* @__PURE__ */ jsx(SkeletonBlock, {
			className: "h-96 w-full",
			shape: "card"
		})]
	});
}
export { PetPage as default };
