import { r as addDays } from "./calendar-date-in-Cu37YP4x.js";
import { BadgeView, badgeWords, useBoundBadge, useLiveCode } from "./badges-BwxeitK3.js";
import { t as useVerdictLook } from "./verdict-look-Bie6d0wK.js";
import { n as usePetConnections } from "./use-pet-connections-DfEMFCAS.js";
import { t as petLook } from "./pet-look-1Aqf7BJX.js";
import { t as usePet } from "./use-pet-BHiEHSDt.js";
import { t as usePetFacts } from "./pet-facts-BRWtQhZI.js";
import { t as useFormat } from "./use-format-CV9goLff.js";
import { F as Icon, H as useWordsOf, M as VerdictShape } from "./light-C8fMLwcq.js";
import { i as ErrorPanel } from "./app-QQCcJrKe.js";
import { n as WaitingPage } from "./redirect-DprfkNSs.js";
import { useState } from "react";
import { jsx, jsxs } from "react/jsx-runtime";
import { useParams } from "@tanstack/react-router";
import { ChevronsUpDown } from "lucide-react";
import { Button } from "react-aria-components";
// apps/web/src/ui/badge/badge-verdict.tsx
/** The verdict at the foot of a badge: word, until when, where. */
function BadgeVerdict({ kind, word, children, switches }) {
	return /* @__PURE__ */ jsxs("span", {
		"data-verdict": kind,
		className: "flex w-full items-center gap-4 rounded-panel bg-verdict-tint px-4.5 py-3.5 text-start text-verdict-ink",
		children: [
			/* @__PURE__ */ jsx(VerdictShape, {
				kind,
				size: 44
			}),
			/* @__PURE__ */ jsxs("span", {
				className: "min-w-0 flex-1",
				children: [/* @__PURE__ */ jsx("span", {
					className: "block type-h2-page",
					children: word
				}), /* @__PURE__ */ jsx("span", {
					className: "block type-small leading-6",
					children
				})]
			}),
			switches && /* @__PURE__ */ jsx(Icon, { of: ChevronsUpDown })
		]
	});
}
// apps/web/src/app/routes/badge.tsx
function BadgePage() {
	const { petId } = useParams({ strict: false });
	const pet = usePet(petId);
	const badge = useBoundBadge(petId);
	const live = useLiveCode(badge.data);
	const places = usePetConnections(petId);
	const factsOf = usePetFacts();
	const failed = pet.error ?? badge.error;
	if (failed) {
		const retry = () => void Promise.all([pet.refetch(), badge.refetch()]);
		return /* @__PURE__ */ jsx("main", {
			id: "main",
			tabIndex: -1,
			className: "mx-auto w-full max-w-160 px-5 py-10 outline-none",
			children: /* @__PURE__ */ jsx(ErrorPanel, {
				onRetry: retry,
				children: failed.message
			})
		});
	}
	if (!pet.data || !badge.data || !live) return /* @__PURE__ */ jsx(WaitingPage, {});
	const { id, name, breed, microchip } = pet.data;
	return /* @__PURE__ */ jsx(BadgeView, {
		badge: {
			code: badge.data.badge.code,
			live,
			kept: badge.data.kept
		},
		pet: {
			id,
			name,
			microchip,
			facts: breed ?? factsOf(pet.data)
		},
		look: petLook(pet.data),
		foot: /* @__PURE__ */ jsx(PlaceAnswer, { places: places.data?.items ?? [] })
	});
}
/** What one place says; pressing it shows the next place. */
function PlaceAnswer({ places }) {
	const words = useWordsOf(badgeWords);
	const format = useFormat();
	const lookOf = useVerdictLook();
	const [shown, setShown] = useState(0);
	const place = places[shown % Math.max(1, places.length)];
	if (!place) return null;
	const { kind, word } = lookOf(place.verdict);
	const { verdict, changesOn, compliantFrom } = place;
	const good = verdict === "compliant" || verdict === "expiring";
	const until = good && verdict === "expiring" && changesOn ? words.until(format.day(addDays(changesOn, -1))) : null;
	const from = good ? null : compliantFrom ? words.from(format.day(compliantFrom)) : words.noDay;
	const answer = /* @__PURE__ */ jsx(BadgeVerdict, {
		kind,
		word,
		switches: places.length > 1,
		children: [until ?? from, words.at(place.businessName)].filter(Boolean).join(" ")
	});
	if (places.length < 2) return answer;
	return /* @__PURE__ */ jsxs(Button, {
		onPress: () => setShown(shown + 1),
		className: "w-full rounded-panel outline-none data-focus-visible:outline-3 data-focus-visible:outline-focus data-focus-visible:outline-offset-2",
		children: [answer, /* @__PURE__ */ jsxs("span", {
			className: "sr-only",
			children: [". ", words.switchPlace]
		})]
	});
}
export { BadgePage as default };
