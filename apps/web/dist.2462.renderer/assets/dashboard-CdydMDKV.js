import { a as compareDates, r as addDays, t as calendarDateIn } from "./calendar-date-in-Cu37YP4x.js";
import { t as useAccount } from "./use-account-B1aDzN4t.js";
import { t as useVerdictLook } from "./verdict-look-Bie6d0wK.js";
import { n as PortraitField, t as worstVerdict } from "./worst-verdict-C51JzubN.js";
import { t as useFormat } from "./use-format-CV9goLff.js";
import { D as LinkButton, F as Icon, H as useWordsOf, P as classes, b as PlaceTile, j as VerdictTag, k as portraitFor, o as DateStub, v as placeHue, y as placeLetters } from "./light-C8fMLwcq.js";
import { t as Card } from "./card-DlR0N7on.js";
import { n as Rows, t as Row } from "./rows-DQrFM6E6.js";
import { t as SectionHeading } from "./section-heading-Bchlddt-.js";
import { t as connectionWords } from "./words-C8J0DSTx.js";
import { t as call } from "./calls-DgJCFUzH.js";
import { t as Panel } from "./panel-CiYIu3yG.js";
import { r as useUnconfirmed } from "./use-documents-ClzgRfZy.js";
import { t as documentWords } from "./words-D1MriqN1.js";
import { t as petLook } from "./pet-look-1Aqf7BJX.js";
import { t as usePetFacts } from "./pet-facts-BRWtQhZI.js";
import { t as useCall } from "./use-call-BiaGBJMz.js";
import { t as EmptyState } from "./empty-state-DWLJlkTs.js";
import { i as ErrorPanel } from "./app-QQCcJrKe.js";
import { a as SkeletonBlock, i as Skeleton } from "./redirect-DprfkNSs.js";
import { t as PageTitle } from "./page-title-z4s22wBS.js";
import { t as pageWords } from "./page-words-DAQROi2Y.js";
import { Fragment, jsx, jsxs } from "react/jsx-runtime";
import { useQueries } from "@tanstack/react-query";
import { FileText, Plus, QrCode } from "lucide-react";
// apps/web/src/ui/pet/pet-card.tsx
/** One pet, told by picture, word, sentence and action. Below 768 px the picture moves to the side. */
function PetCard(props) {
	const { name, look, photo, facts, verdict, sentence, shortSentence, places, actions, menu } = props;
	const Heading = props.heading ?? "h2";
	return /* @__PURE__ */ jsxs("article", {
		className: "card-edge-raised relative grid grid-cols-[122px_1fr] overflow-hidden rounded-pet bg-surface md:flex md:flex-col",
		children: [
			/* @__PURE__ */ jsx("div", {
				"data-blanket": look.blanket,
				className: "min-h-37 bg-blanket md:h-56 md:shrink-0",
				children: /* @__PURE__ */ jsx(PortraitField, {
					look,
					photo,
					className: "ms-auto size-full md:w-[78%]"
				})
			}),
			/* @__PURE__ */ jsxs("div", {
				className: "flex min-w-0 flex-1 flex-col p-4 md:px-5.5 md:pt-4 md:pb-0",
				children: [
					/* @__PURE__ */ jsx(Heading, {
						className: classes("break-words type-h2 max-md:text-[1.5rem] max-md:leading-7.5", menu ? "pe-9" : ""),
						children: name
					}),
					/* @__PURE__ */ jsx("p", {
						className: "text-ink-3 type-small md:text-[0.9375rem]",
						children: facts
					}),
					verdict && /* @__PURE__ */ jsx("p", {
						className: "mt-2 md:absolute md:start-4 md:top-4 md:mt-0",
						children: /* @__PURE__ */ jsx(VerdictTag, {
							kind: verdict.kind,
							ground: "picture-when-wide",
							children: verdict.word
						})
					}),
					sentence && /* @__PURE__ */ jsxs("p", {
						className: "mt-2 text-ink-2 max-md:type-small md:mt-4 md:text-ink",
						children: [/* @__PURE__ */ jsx("span", {
							className: shortSentence ? "max-md:hidden" : "",
							children: sentence
						}), shortSentence && /* @__PURE__ */ jsx("span", {
							className: "md:hidden",
							children: shortSentence
						})]
					}),
					places && /* @__PURE__ */ jsx("div", {
						className: "mt-auto pt-3.5 max-md:hidden",
						children: places
					})
				]
			}),
			menu && /* @__PURE__ */ jsx("div", {
				className: "absolute end-2 top-2 md:end-3.5 md:top-[14.75rem]",
				children: menu
			}),
			actions && /* @__PURE__ */ jsx("div", {
				className: "col-span-2 flex flex-wrap gap-2 border-line p-3 max-md:border-t [&>*]:whitespace-nowrap [&>*]:px-4 md:px-5.5 md:pt-4.5 md:pb-5.5 max-md:[&>*]:flex-1 md:[&>*:first-child]:flex-1",
				children: actions
			})
		]
	});
}
// apps/web/src/features/documents/confirm-panel.tsx
/** Papers that were read and wait for a look; nothing at all when none does. */
function ConfirmPanel({ pets }) {
	const words = useWordsOf(documentWords);
	const waiting = useUnconfirmed();
	const nameOf = new Map(pets.map(({ id, name }) => [id, name]));
	if (waiting.length === 0) return null;
	return /* @__PURE__ */ jsx(Panel, {
		title: words.pleaseConfirm,
		children: /* @__PURE__ */ jsx(Rows, { children: waiting.map(({ id, petId, title }) => /* @__PURE__ */ jsx(Row, {
			start: /* @__PURE__ */ jsx("span", {
				className: "grid size-12 place-items-center rounded-field bg-sunken text-ink-3",
				children: /* @__PURE__ */ jsx(Icon, { of: FileText })
			}),
			title,
			detail: words.readFor(nameOf.get(petId) ?? ""),
			end: /* @__PURE__ */ jsx(LinkButton, {
				href: `/docs/${id}`,
				size: "small",
				"aria-label": `${words.review}: ${title}`,
				children: words.review
			})
		}, id)) })
	});
}
// apps/web/src/features/connections/coming-up.tsx
/** What ends, what opens and what is missing, by day. */
function ComingUp({ today, pets }) {
	const words = useWordsOf(connectionWords);
	const format = useFormat();
	const items = pets.flatMap((one) => one.connections.flatMap((place) => itemOf(one, place, today, words))).sort((a, b) => compareDates(a.day, b.day));
	return /* @__PURE__ */ jsxs("section", { children: [/* @__PURE__ */ jsx(SectionHeading, { children: words.comingUp }), /* @__PURE__ */ jsxs(Card, { children: [items.length === 0 && /* @__PURE__ */ jsx("p", {
		className: "text-ink-2",
		children: words.nothingComing
	}), /* @__PURE__ */ jsx(Rows, { children: items.map(({ key, day, tone, title, detail, petId }) => /* @__PURE__ */ jsx(Row, {
		start: /* @__PURE__ */ jsx(DateStub, {
			...format.stub(day),
			tone,
			label: format.longDay(day)
		}),
		title,
		detail,
		end: /* @__PURE__ */ jsx(LinkButton, {
			href: `/pets/${petId}`,
			variant: "quiet",
			size: "small",
			"aria-label": `${words.see}: ${title}`,
			children: words.see
		})
	}, key)) })] })] });
}
function itemOf(one, place, today, words) {
	const { petId, petName } = one;
	const { verdict, changesOn, compliantFrom, businessName } = place;
	const base = {
		key: `${petId} ${place.businessId}`,
		petId
	};
	if (verdict === "expiring" && changesOn) {
		const day = addDays(changesOn, -1);
		return [{
			...base,
			day,
			tone: "now",
			title: words.ends(petName),
			detail: words.endsDetail(businessName)
		}];
	}
	if (verdict === "non_compliant" && compliantFrom) return [{
		...base,
		day: compliantFrom,
		tone: "later",
		title: words.opens(petName, businessName),
		detail: words.opensDetail
	}];
	if (verdict === "non_compliant") return [{
		...base,
		day: today,
		tone: "overdue",
		title: words.blocked(petName, businessName),
		detail: words.blockedDetail
	}];
	return [];
}
// apps/web/src/features/connections/place-tiles.tsx
var mostShown$1 = 4;
/** The places by their letters, each with what it says; and how many say yes. */
function PlaceTiles({ connections, kindOf }) {
	const words = useWordsOf(connectionWords);
	const good = connections.filter(({ verdict }) => verdict === "compliant" || verdict === "expiring").length;
	if (connections.length === 0) return null;
	return /* @__PURE__ */ jsxs("div", {
		className: "flex items-center gap-4",
		children: [/* @__PURE__ */ jsx("span", {
			className: "flex gap-3",
			children: connections.slice(0, mostShown$1).map(({ businessId, businessName, verdict }) => /* @__PURE__ */ jsx(PlaceTile, {
				monogram: placeLetters(businessName),
				hue: placeHue(businessId),
				size: 36,
				verdict: kindOf(verdict)
			}, businessId))
		}), /* @__PURE__ */ jsx("span", {
			className: "type-small text-ink-2",
			children: words.placesCount(good, connections.length)
		})]
	});
}
// apps/web/src/features/connections/places-sentence.ts
/** What the places say of a pet, in one sentence that tells what matters most. */
function usePlacesSentence() {
	const words = useWordsOf(connectionWords);
	const format = useFormat();
	return (connections) => {
		const find = (verdict) => connections.find((one) => one.verdict === verdict);
		const closed = find("non_compliant");
		const waiting = find("pending");
		const ending = find("expiring");
		if (closed?.compliantFrom) return words.notToday(closed.businessName, format.weekday(closed.compliantFrom));
		if (closed) return words.notYet(closed.businessName);
		if (waiting) return words.pending(waiting.businessName);
		if (ending?.changesOn) return words.expiring(ending.businessName, format.weekday(addDays(ending.changesOn, -1)));
		if (ending) return words.expiringOpen(ending.businessName);
		return connections.length > 0 ? words.allYes(connections.length) : words.connectFirst;
	};
}
// apps/web/src/features/connections/views-panel.tsx
var mostShown = 6;
/** Who looked at these pets, at what, and when; the latest first. */
function ViewsPanel({ pets }) {
	const words = useWordsOf(connectionWords);
	const format = useFormat();
	const views = useQueries({ queries: pets.map(({ id }) => {
		const input = {
			petId: id,
			limit: mostShown
		};
		return {
			queryKey: ["listViews", input],
			queryFn: () => call("listViews", input)
		};
	}) }).flatMap(({ data }, place) => (data?.items ?? []).map((view) => ({
		...view,
		pet: pets[place]?.name ?? ""
	}))).sort((a, b) => a.at < b.at ? 1 : -1).slice(0, mostShown);
	return /* @__PURE__ */ jsxs(Panel, {
		title: words.whoLooked,
		children: [views.length === 0 && /* @__PURE__ */ jsx("p", {
			className: "type-small text-ink-2",
			children: words.nobody
		}), /* @__PURE__ */ jsx(Rows, { children: views.map((view) => /* @__PURE__ */ jsx(Row, {
			start: /* @__PURE__ */ jsx(PlaceTile, {
				monogram: placeLetters(view.businessName),
				hue: placeHue(view.businessId)
			}),
			title: view.businessName,
			detail: `${view.pet}, ${words.sees[view.what]}`,
			end: /* @__PURE__ */ jsx("time", {
				dateTime: view.at,
				children: format.moment(view.at)
			})
		}, `${view.businessId} ${view.at} ${view.pet}`)) })]
	});
}
// apps/web/src/app/routes/dashboard.tsx
var welcome = portraitFor({
	id: "welcome",
	species: "dog",
	coat: "golden",
	ears: "floppy",
	marking: "blaze",
	blanket: "sky"
});
function DashboardPage() {
	const words = useWordsOf(pageWords);
	const account = useAccount();
	const pets = useCall("listPets", { limit: 100 });
	const list = pets.data?.items ?? [];
	const connections = useConnectionsOf(list);
	const name = account.status === "signed-in" ? account.profile.displayName?.split(/\s+/)[0] ?? "" : "";
	const today = calendarDateIn(Date.now(), Intl.DateTimeFormat().resolvedOptions().timeZone);
	return /* @__PURE__ */ jsxs("div", {
		className: "flex flex-col gap-10",
		children: [
			/* @__PURE__ */ jsx(PageTitle, {
				lead: list.length > 0 ? /* @__PURE__ */ jsx(Standing, {
					pets: list,
					connections
				}) : void 0,
				actions: /* @__PURE__ */ jsx(LinkButton, {
					href: "/pets/new",
					variant: "secondary",
					icon: Plus,
					children: words.addPet
				}),
				children: words.greeting((/* @__PURE__ */ new Date()).getHours(), name)
			}),
			pets.isPending && /* @__PURE__ */ jsx(DashboardSkeleton, {}),
			pets.isError && /* @__PURE__ */ jsx(ErrorPanel, {
				onRetry: () => void pets.refetch(),
				children: pets.error.message
			}),
			pets.data && list.length === 0 && /* @__PURE__ */ jsx(NoPets, {}),
			list.length > 0 && /* @__PURE__ */ jsxs(Fragment, { children: [/* @__PURE__ */ jsx("div", {
				className: "grid gap-6 md:grid-cols-2 lg:grid-cols-3",
				children: list.map((pet) => /* @__PURE__ */ jsx(PetOfMine, {
					pet,
					connections: connections.get(pet.id) ?? null
				}, pet.id))
			}), /* @__PURE__ */ jsxs("div", {
				className: "grid items-start gap-6 lg:grid-cols-12",
				children: [/* @__PURE__ */ jsx("div", {
					className: "lg:col-span-7",
					children: /* @__PURE__ */ jsx(ComingUp, {
						today,
						pets: list.map((pet) => ({
							petId: pet.id,
							petName: pet.name,
							connections: connections.get(pet.id) ?? []
						}))
					})
				}), /* @__PURE__ */ jsxs("div", {
					className: "flex flex-col gap-6 lg:col-span-5",
					children: [/* @__PURE__ */ jsx(ConfirmPanel, { pets: list }), /* @__PURE__ */ jsx(ViewsPanel, { pets: list })]
				})]
			})] })
		]
	});
}
/** The places of every pet; a pet whose places are still on their way is missing from the answer. */
function useConnectionsOf(pets) {
	const answers = useQueries({ queries: pets.map(({ id }) => ({
		queryKey: ["listPetConnections", { petId: id }],
		queryFn: () => call("listPetConnections", { petId: id })
	})) });
	return new Map(pets.flatMap(({ id }, place) => {
		const items = answers[place]?.data?.items;
		return items ? [[id, items]] : [];
	}));
}
var verdictsOf = (connections) => connections.map(({ verdict }) => verdict);
/** "Biscuit is good to go everywhere. Juniper and Pickle need you." */
function Standing({ pets, connections }) {
	const words = useWordsOf(pageWords);
	const format = useFormat();
	const worst = (pet) => worstVerdict(verdictsOf(connections.get(pet.id) ?? []));
	const good = pets.filter((pet) => worst(pet) === "compliant").map(({ name }) => name);
	const needy = pets.filter((pet) => ["expiring", "non_compliant"].includes(worst(pet) ?? "")).map(({ name }) => name);
	return [good.length > 0 && words.goodEverywhere(format.list(good), good.length), needy.length > 0 && words.needYou(format.list(needy), needy.length)].filter(Boolean).join(" ");
}
function PetOfMine({ pet, connections }) {
	const words = useWordsOf(pageWords);
	const factsOf = usePetFacts();
	const lookOf = useVerdictLook();
	const sentenceOf = usePlacesSentence();
	const worst = worstVerdict(verdictsOf(connections ?? []));
	const name = /* @__PURE__ */ jsx("a", {
		href: `/pets/${pet.id}`,
		className: "no-underline after:absolute after:inset-0 after:content-['']",
		children: pet.name
	});
	return /* @__PURE__ */ jsx(PetCard, {
		name,
		look: petLook(pet),
		facts: factsOf(pet),
		verdict: worst ? lookOf(worst) : void 0,
		sentence: connections ? sentenceOf(connections) : void 0,
		places: connections && /* @__PURE__ */ jsx(PlaceTiles, {
			connections,
			kindOf: (verdict) => lookOf(verdict).kind
		}),
		actions: /* @__PURE__ */ jsxs(Fragment, { children: [/* @__PURE__ */ jsx(LinkButton, {
			href: `/pets/${pet.id}/badge`,
			icon: QrCode,
			className: "relative z-1",
			children: words.showBadge
		}), worst !== "compliant" && /* @__PURE__ */ jsx(LinkButton, {
			href: `/pets/${pet.id}/vaccinations`,
			variant: "tonal",
			icon: Plus,
			className: "relative z-1",
			children: words.addRecord
		})] })
	});
}
function NoPets() {
	const words = useWordsOf(pageWords);
	return /* @__PURE__ */ jsx(Card, {
		shape: "feature",
		padding: "large",
		children: /* @__PURE__ */ jsx(EmptyState, {
			look: welcome,
			prop: "box",
			title: words.noPets,
			action: /* @__PURE__ */ jsx(LinkButton, {
				href: "/pets/new",
				icon: Plus,
				children: words.addPet
			}),
			children: words.noPetsLead
		})
	});
}
function DashboardSkeleton() {
	return /* @__PURE__ */ jsxs(Skeleton, {
		className: "grid gap-6 md:grid-cols-2 lg:grid-cols-3",
		children: [
			/* @__PURE__ */ jsx(SkeletonBlock, {
				className: "h-48 md:h-120",
				shape: "card"
			}),
			/* @__PURE__ */ jsx(SkeletonBlock, {
				className: "h-48 md:h-120",
				shape: "card"
			}),
			/* @__PURE__ */ jsx(SkeletonBlock, {
				className: "h-48 md:h-120",
				shape: "card"
			})
		]
	});
}
export { DashboardPage as default };
