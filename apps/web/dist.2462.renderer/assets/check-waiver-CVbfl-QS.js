import { t as useCall } from "./use-call-BiaGBJMz.js";
import { t as useFormat } from "./use-format-CV9goLff.js";
import { H as useWordsOf } from "./light-C8fMLwcq.js";
import { t as Banner } from "./banner-C-o9mbUT.js";
import { i as ErrorPanel } from "./app-QQCcJrKe.js";
import { t as Spinner } from "./spinner-BCs9SEnB.js";
import { t as waiverWords } from "./words-Dlhqorj7.js";
import { t as PlainPage } from "./plain-page-DMB0U1w3.js";
import { useState } from "react";
import { Fragment as Fragment$1, jsx, jsxs } from "react/jsx-runtime";
import { useParams } from "@tanstack/react-router";
// apps/web/src/features/waivers/check-view.tsx
/** Whether a fingerprint is of a document that was sealed here, and whether a file at hand is that document. */
function CheckView({ sha256 }) {
	const words = useWordsOf(waiverWords);
	const check = useCall("verifySignedWaiver", { sha256 });
	return /* @__PURE__ */ jsxs(Fragment$1, { children: [
		/* @__PURE__ */ jsx("h1", {
			className: "type-h1",
			children: words.checkTitle
		}),
		check.isPending && /* @__PURE__ */ jsx(Spinner, {}),
		check.isError && /* @__PURE__ */ jsx(ErrorPanel, {
			onRetry: () => void check.refetch(),
			children: check.error.message
		}),
		check.data && !check.data.valid && /* @__PURE__ */ jsx(Banner, {
			tone: "stop",
			announce: "status",
			title: words.invalid,
			children: words.reasons[check.data.reason ?? "unknown"]
		}),
		check.data?.valid && /* @__PURE__ */ jsx(Genuine, { check: check.data }),
		/* @__PURE__ */ jsxs("p", {
			className: "break-all type-small text-ink-2",
			children: [
				words.documentHash,
				": ",
				/* @__PURE__ */ jsx("code", { children: sha256 })
			]
		}),
		/* @__PURE__ */ jsx(CompareFile, { sha256 })
	] });
}
function Genuine({ check }) {
	const words = useWordsOf(waiverWords);
	const format = useFormat();
	const facts = [
		[words.signedAt, check.signedAt ? format.dayTime(check.signedAt) : ""],
		[words.pets, format.number(check.pets ?? 0)],
		[words.textVersion, format.number(check.version ?? 0)],
		[words.textHash, check.textSha256 ?? ""]
	];
	return /* @__PURE__ */ jsxs(Fragment$1, { children: [/* @__PURE__ */ jsx(Banner, {
		tone: "ok",
		announce: "status",
		title: words.valid,
		children: words.validLead(check.title ?? "", check.businessName ?? "")
	}), /* @__PURE__ */ jsx("dl", {
		className: "grid grid-cols-[auto_1fr] gap-x-6 gap-y-2 type-small",
		children: facts.map(([name, value]) => /* @__PURE__ */ jsxs("div", {
			className: "contents",
			children: [/* @__PURE__ */ jsx("dt", {
				className: "text-ink-2",
				children: name
			}), /* @__PURE__ */ jsx("dd", {
				className: "min-w-0 break-all",
				children: value
			})]
		}, name))
	})] });
}
/** The file never leaves the device: its fingerprint is taken in the browser. */
function CompareFile({ sha256 }) {
	const words = useWordsOf(waiverWords);
	const [same, setSame] = useState(null);
	const compare = async (event) => {
		const file = event.target.files?.[0];
		if (!file) return setSame(null);
		const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", await file.arrayBuffer()));
		setSame([...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("") === sha256);
	};
	return /* @__PURE__ */ jsxs("div", {
		className: "flex flex-col gap-2",
		children: [
			/* @__PURE__ */ jsxs("label", {
				className: "flex flex-col gap-1 type-label",
				children: [words.compare, /* @__PURE__ */ jsx("input", {
					type: "file",
					accept: "application/pdf",
					onChange: (event) => void compare(event),
					className: "min-h-11 type-small"
				})]
			}),
			/* @__PURE__ */ jsx("p", {
				className: "type-small text-ink-2",
				children: words.compareHint
			}),
			same !== null && /* @__PURE__ */ jsx(Banner, {
				tone: same ? "ok" : "stop",
				announce: "status",
				children: same ? words.same : words.different
			})
		]
	});
}
// apps/web/src/app/routes/check-waiver.tsx
function CheckWaiverPage() {
	const { sha256 = "" } = useParams({ strict: false });
	return /* @__PURE__ */ jsx(PlainPage, { children: /* @__PURE__ */ jsx(CheckView, { sha256 }) });
}
export { CheckWaiverPage as default };
