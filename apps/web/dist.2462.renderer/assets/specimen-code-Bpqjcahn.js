import { t as QrCode } from "./qr-code-k9iCdEgZ.js";
import { n as badgeUrl, t as badgeCodeFrom } from "./badge-code-B8XM-S8u.js";
import { useMemo } from "react";
import { jsx } from "react/jsx-runtime";
import { encode } from "uqr";
// apps/web/src/features/landing/hero/living-code.ts
var letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
var fragmentLetters = 170;
/** All zeros: no pet has it, so that whoever scans the specimen learns what a badge is, and nothing else. */
var specimen = badgeCodeFrom(/* @__PURE__ */ new Uint8Array(16));
/** What the specimen says in its nth half minute: an address as long as a real badge's, another one each time. */
function livingCode(origin, turn) {
	let state = turn + 1;
	const next = () => {
		state = Math.imul(state, 1664525) + 1013904223 >>> 0;
		return letters.charAt(state >>> 26);
	};
	return badgeUrl(origin, specimen, Array.from({ length: fragmentLetters }, next).join(""));
}
// apps/web/src/features/landing/hero/specimen-code.tsx
var look = {
	ecc: "M",
	border: 0,
	maskPattern: 3
};
/** The specimen's code in its nth half minute. It is fetched after the page: no badge of a real pet waits for it. */
function SpecimenCode({ turn, label }) {
	const matrix = useMemo(() => encode(livingCode(location.origin, turn), look).data, [turn]);
	return /* @__PURE__ */ jsx(QrCode, {
		matrix,
		label
	});
}
export { SpecimenCode };
