import { A as PetPortrait, P as classes } from "./light-C8fMLwcq.js";
import { t as verdicts } from "./report-Ccszm_5d.js";
import { Fragment, jsx, jsxs } from "react/jsx-runtime";
// apps/web/src/ui/pet/portrait-field.tsx
/** The pet in its door: an arch 74% wide and 86% high on its blanket, cut off at the bottom edge. */
function PortraitField({ look, photo, label, ground, className }) {
	return /* @__PURE__ */ jsx("div", {
		"data-blanket": ground ?? look.blanket,
		className: classes("@container-[size] relative overflow-hidden bg-blanket", className),
		children: photo ? /* @__PURE__ */ jsx("img", {
			src: photo,
			alt: label ?? "",
			className: "absolute inset-0 m-auto size-[min(78cqw,78cqh)] rounded-full object-cover"
		}) : /* @__PURE__ */ jsxs(Fragment, { children: [/* @__PURE__ */ jsx("span", { className: "absolute inset-x-[13%] bottom-0 h-[86%] rounded-t-full bg-arch" }), /* @__PURE__ */ jsx("span", {
			className: "absolute inset-x-0 bottom-0 mx-auto size-[min(100cqw,97.5cqh)]",
			children: /* @__PURE__ */ jsx(PetPortrait, {
				look,
				label
			})
		})] })
	});
}
// apps/web/src/features/compliance/worst-verdict.ts
/** The worst of several places' verdicts; null where no place has said anything. */
function worstVerdict(several) {
	return [...several].sort((a, b) => verdicts.indexOf(b) - verdicts.indexOf(a))[0] ?? null;
}
export { PortraitField as n, worstVerdict as t };
