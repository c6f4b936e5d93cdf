import { t as qrModulesOf } from "./qr-code-Doc9Wq3Q.js";
import { n as usePlace } from "./place-ua9jLkuz.js";
import { t as doorWords } from "./words-BS6fXEtn.js";
import { t as mayDo } from "./permissions-DilPRF2S.js";
import { n as selfCheckInModes } from "./business-kind-BUD4XfpB.js";
import { t as useAction } from "./use-action-Xxb7RzpF.js";
import { H as useWordsOf, i as Segments } from "./light-C8fMLwcq.js";
import { t as Button } from "./button-Cfu8Kpws.js";
import { t as Banner } from "./banner-C-o9mbUT.js";
import { t as PageTitle } from "./page-title-z4s22wBS.js";
import { t as Card } from "./card-DlR0N7on.js";
import { t as QrCode$1 } from "./qr-code-k9iCdEgZ.js";
import { jsx, jsxs } from "react/jsx-runtime";
import { Printer } from "lucide-react";
// apps/web/src/features/door/poster-view.tsx
/** The sheet that hangs at the door, and whether owners may check in by it. Printed, only the sheet is left. */
function PosterView({ place, address, code }) {
	const words = useWordsOf(doorWords);
	return /* @__PURE__ */ jsxs("div", {
		className: "flex flex-col gap-6",
		children: [/* @__PURE__ */ jsxs("div", {
			className: "flex flex-col gap-6 print:hidden",
			children: [/* @__PURE__ */ jsx(PageTitle, {
				kind: "business",
				lead: words.posterLead,
				actions: /* @__PURE__ */ jsx(Button, {
					icon: Printer,
					onPress: () => window.print(),
					children: words.print
				}),
				children: words.posterTitle
			}), /* @__PURE__ */ jsx(ModeChoice, { place })]
		}), /* @__PURE__ */ jsx(Sheet, {
			name: place.name,
			address,
			code
		})]
	});
}
function ModeChoice({ place }) {
	const words = useWordsOf(doorWords);
	const save = useAction("updateBusiness", ["listMyBusinesses", "getBusiness"]);
	const mode = save.isPending ? save.variables.selfCheckIn ?? place.selfCheckIn : place.selfCheckIn;
	return /* @__PURE__ */ jsxs("div", {
		className: "flex flex-col items-start gap-3",
		children: [
			!place.readOnly && mayDo(place.role, "editBusiness") && /* @__PURE__ */ jsx(Segments, {
				label: words.mode,
				segments: selfCheckInModes.map((id) => ({
					id,
					label: words.modeNames[id]
				})),
				value: mode,
				onChange: (selfCheckIn) => save.mutate({
					businessId: place.id,
					selfCheckIn
				})
			}),
			save.isError && /* @__PURE__ */ jsx(Banner, {
				tone: "stop",
				announce: "alert",
				title: words.modeFailed,
				children: save.error.message
			}),
			mode === "off" ? /* @__PURE__ */ jsx(Banner, {
				tone: "wait",
				title: words.offTitle,
				children: words.offLead
			}) : /* @__PURE__ */ jsx("p", {
				className: "text-ink-2",
				children: words.modes[mode]
			})
		]
	});
}
/** One page of paper; its ink is dark on white in every theme, because paper is. */
function Sheet({ name, address, code }) {
	const words = useWordsOf(doorWords);
	return /* @__PURE__ */ jsx(Card, {
		shape: "feature",
		padding: "none",
		className: "w-full max-w-160 self-center print:max-w-none",
		children: /* @__PURE__ */ jsxs("article", {
			"aria-label": words.posterTitle,
			className: "flex flex-col items-center gap-6 px-6 py-10 text-center md:px-12 print:gap-10 print:py-4",
			children: [
				/* @__PURE__ */ jsx("p", {
					className: "type-h2-page",
					children: name
				}),
				/* @__PURE__ */ jsx("h2", {
					className: "type-h1",
					children: words.posterHead
				}),
				/* @__PURE__ */ jsx("div", {
					className: "w-full max-w-80 overflow-hidden rounded-card print:max-w-120",
					children: code
				}),
				/* @__PURE__ */ jsx("p", {
					className: "break-all type-strong",
					children: address
				}),
				/* @__PURE__ */ jsx("ol", {
					className: "flex list-decimal flex-col gap-1 ps-6 text-start type-lead",
					children: words.posterHow.map((step) => /* @__PURE__ */ jsx("li", { children: step }, step))
				}),
				/* @__PURE__ */ jsx("p", {
					className: "text-ink-2",
					children: words.posterGuest
				})
			]
		})
	});
}
// apps/web/src/app/routes/poster.tsx
function PosterPage() {
	const place = usePlace();
	const words = useWordsOf(doorWords);
	const address = `${window.location.origin}/b/${place.slug}`;
	return /* @__PURE__ */ jsx(PosterView, {
		place,
		address: address.replace(/^https?:\/\//, ""),
		code: /* @__PURE__ */ jsx(QrCode$1, {
			matrix: qrModulesOf(address),
			label: words.posterCode(place.name)
		})
	});
}
export { PosterPage as default };
