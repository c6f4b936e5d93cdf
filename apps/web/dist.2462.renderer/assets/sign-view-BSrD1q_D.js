import { t as useAction } from "./use-action-Xxb7RzpF.js";
import { t as useCall } from "./use-call-BiaGBJMz.js";
import { D as LinkButton, H as useWordsOf, i as Segments } from "./light-C8fMLwcq.js";
import { i as ErrorPanel } from "./app-QQCcJrKe.js";
import { t as Spinner } from "./spinner-BCs9SEnB.js";
import { t as PageTitle } from "./page-title-z4s22wBS.js";
import { t as Panel } from "./panel-CiYIu3yG.js";
import { t as Button } from "./button-Cfu8Kpws.js";
import { t as Banner } from "./banner-C-o9mbUT.js";
import { t as Checkbox } from "./checkbox-BxYbUNvM.js";
import { t as TextField } from "./text-field-BfnnSR2p.js";
import { t as waiverWords } from "./words-Dlhqorj7.js";
import { t as call } from "./calls-DgJCFUzH.js";
import { t as useFormat } from "./use-format-CV9goLff.js";
import { n as TextChanges, t as WaiverText } from "./waiver-text-GsRsBROR.js";
import { useEffect, useMemo, useRef, useState } from "react";
import { jsx, jsxs } from "react/jsx-runtime";
// apps/web/src/features/waivers/drawn-name.tsx
var [width, height] = [600, 200];
/** A field to draw in. Ink is dark whatever the theme, because it ends on white paper. */
function DrawnName({ onChange }) {
	const words = useWordsOf(waiverWords);
	const canvas = useRef(null);
	const drawing = useRef(false);
	const pen = () => canvas.current?.getContext("2d") ?? null;
	const placeOf = (event) => {
		const box = event.currentTarget.getBoundingClientRect();
		return [(event.clientX - box.left) / box.width * width, (event.clientY - box.top) / box.height * height];
	};
	const start = (event) => {
		const context = pen();
		if (!context) return;
		event.currentTarget.setPointerCapture(event.pointerId);
		drawing.current = true;
		context.lineWidth = 4;
		context.lineCap = "round";
		context.lineJoin = "round";
		context.strokeStyle = "#1d1b19";
		context.beginPath();
		context.moveTo(...placeOf(event));
	};
	const go = (event) => {
		const context = pen();
		if (!drawing.current || !context) return;
		context.lineTo(...placeOf(event));
		context.stroke();
	};
	const end = () => {
		if (!drawing.current) return;
		drawing.current = false;
		onChange(canvas.current?.toDataURL("image/png") ?? null);
	};
	const clear = () => {
		pen()?.clearRect(0, 0, width, height);
		onChange(null);
	};
	return /* @__PURE__ */ jsxs("div", {
		className: "flex flex-col items-start gap-2",
		children: [
			/* @__PURE__ */ jsx("canvas", {
				ref: canvas,
				width,
				height,
				role: "img",
				"aria-label": words.drawHere,
				onPointerDown: start,
				onPointerMove: go,
				onPointerUp: end,
				onPointerCancel: end,
				className: "aspect-[3/1] w-full touch-none rounded-field bg-[#fff] inset-ring inset-ring-line-strong"
			}),
			/* @__PURE__ */ jsx("p", {
				className: "type-small text-ink-2",
				children: words.drawHere
			}),
			/* @__PURE__ */ jsx(Button, {
				variant: "ghost",
				size: "small",
				onPress: clear,
				children: words.clear
			})
		]
	});
}
// apps/web/src/features/waivers/sign-form.tsx
/** For which pets, by whom, for which children, and the signature itself. */
function SignForm({ pets, busy, problem, onSign }) {
	const words = useWordsOf(waiverWords);
	const [picked, setPicked] = useState(null);
	const chosen = picked ?? new Set(pets.length === 1 ? pets.map((pet) => pet.id) : []);
	const [signerName, setSignerName] = useState("");
	const [children, setChildren] = useState("");
	const [kind, setKind] = useState("typed");
	const [typed, setTyped] = useState("");
	const [png, setPng] = useState(null);
	const [agreed, setAgreed] = useState(false);
	const signature = kind === "typed" ? typed.trim() && {
		kind,
		text: typed.trim()
	} : png && {
		kind,
		png
	};
	const toggle = (petId) => setPicked(new Set(chosen.has(petId) ? [...chosen].filter((id) => id !== petId) : [...chosen, petId]));
	const ready = agreed && chosen.size > 0 && signerName.trim() !== "" && signature;
	const minors = children.split(",").map((name) => name.trim()).filter(Boolean);
	return /* @__PURE__ */ jsx(Panel, {
		title: words.sign,
		children: /* @__PURE__ */ jsxs("div", {
			className: "flex flex-col gap-5",
			children: [
				/* @__PURE__ */ jsxs("fieldset", { children: [
					/* @__PURE__ */ jsx("legend", {
						className: "type-label",
						children: words.whichPets
					}),
					pets.length === 0 && /* @__PURE__ */ jsx("p", {
						className: "type-small text-ink-2",
						children: words.noPets
					}),
					pets.map((pet) => /* @__PURE__ */ jsx(Checkbox, {
						isSelected: chosen.has(pet.id),
						onChange: () => toggle(pet.id),
						children: pet.name
					}, pet.id))
				] }),
				/* @__PURE__ */ jsx(TextField, {
					label: words.yourName,
					autoComplete: "name",
					value: signerName,
					onChange: setSignerName
				}),
				/* @__PURE__ */ jsx(TextField, {
					label: words.children,
					help: words.childrenHelp,
					optional: true,
					value: children,
					onChange: setChildren
				}),
				/* @__PURE__ */ jsx(Segments, {
					label: words.how,
					segments: [{
						id: "typed",
						label: words.typed
					}, {
						id: "drawn",
						label: words.drawn
					}],
					value: kind,
					onChange: setKind
				}),
				kind === "typed" ? /* @__PURE__ */ jsx(TextField, {
					label: words.typedLabel,
					value: typed,
					onChange: setTyped
				}) : /* @__PURE__ */ jsx(DrawnName, { onChange: setPng }),
				/* @__PURE__ */ jsx(Checkbox, {
					isSelected: agreed,
					onChange: setAgreed,
					children: words.agree
				}),
				problem && /* @__PURE__ */ jsx(Banner, {
					tone: "stop",
					announce: "alert",
					children: problem
				}),
				/* @__PURE__ */ jsx(Button, {
					size: "lead",
					isDisabled: !ready,
					busy: busy && words.signing,
					onPress: () => signature && onSign({
						petIds: [...chosen],
						signerName,
						minors,
						signature
					}),
					children: words.sign
				})
			]
		})
	});
}
// apps/web/src/features/waivers/signed-panel.tsx
/** Long enough to read, short enough that the next person does not see the one before. */
var resetAfterSeconds = 20;
/** It is done: the document, its check page, and at a kiosk the way on. */
function SignedPanel({ signed, kiosk, onNext }) {
	const words = useWordsOf(waiverWords);
	const format = useFormat();
	const [left, setLeft] = useState(resetAfterSeconds);
	useEffect(() => {
		if (!kiosk) return;
		if (left === 0) return onNext();
		const timer = setTimeout(() => setLeft(left - 1), 1e3);
		return () => clearTimeout(timer);
	}, [
		kiosk,
		left,
		onNext
	]);
	const download = async () => {
		const { base64 } = await call("getSignedWaiver", { sha256: signed.sha256 });
		const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
		const address = URL.createObjectURL(new Blob([bytes], { type: "application/pdf" }));
		const link = document.createElement("a");
		link.href = address;
		link.download = `${signed.sha256.slice(0, 12)}.pdf`;
		link.click();
		URL.revokeObjectURL(address);
	};
	return /* @__PURE__ */ jsx("div", {
		className: "w-full",
		role: "status",
		children: /* @__PURE__ */ jsxs(Panel, {
			title: words.signed,
			lead: words.signedLead(format.list(signed.signatures.map((one) => one.petName))),
			children: [/* @__PURE__ */ jsxs("div", {
				className: "flex flex-wrap gap-3",
				children: [
					/* @__PURE__ */ jsx(LinkButton, {
						href: `/w/${signed.sha256}`,
						variant: "secondary",
						children: words.checkLink
					}),
					/* @__PURE__ */ jsx(Button, {
						variant: "quiet",
						onPress: () => void download(),
						children: words.download
					}),
					kiosk && /* @__PURE__ */ jsx(Button, {
						onPress: onNext,
						children: words.next
					})
				]
			}), kiosk && /* @__PURE__ */ jsx("p", {
				className: "mt-4 type-small text-ink-2",
				children: words.resets(left)
			})]
		})
	});
}
// apps/web/src/features/waivers/waiver-pages.tsx
/** What is to be read: a text, or the pages of a PDF with its words below for whoever cannot see them. */
function WaiverPages({ body, pages }) {
	const words = useWordsOf(waiverWords);
	const pictures = useMemo(() => pages.map((page) => `data:image/webp;base64,${page}`), [pages]);
	if (pictures.length === 0) return /* @__PURE__ */ jsx(WaiverText, { source: body });
	return /* @__PURE__ */ jsxs("div", {
		className: "flex flex-col gap-4",
		children: [pictures.map((picture, index) => /* @__PURE__ */ jsx("img", {
			src: picture,
			alt: words.page(index + 1, pictures.length),
			className: "block h-auto w-full rounded-card card-edge bg-white"
		}, picture.slice(-40))), body !== "" && /* @__PURE__ */ jsxs("details", { children: [/* @__PURE__ */ jsx("summary", {
			className: "flex min-h-11 cursor-pointer items-center type-small text-ink-2",
			children: words.pagesAsText
		}), /* @__PURE__ */ jsx("p", {
			className: "max-w-160 whitespace-pre-line type-small",
			children: body
		})] })]
	});
}
// apps/web/src/features/waivers/sign-view.tsx
/** The text, the pets, the name: everything somebody signs, on one page. */
function SignView({ waiverId, pets, kiosk }) {
	const words = useWordsOf(waiverWords);
	const waiver = useCall("getWaiverToSign", { waiverId });
	const sign = useAction("signWaiver", [
		"getWaiverToSign",
		"listSignatures",
		"getCompliance",
		"listPetConnections"
	]);
	const [key, setKey] = useState(() => crypto.randomUUID());
	const startOver = () => {
		setKey(crypto.randomUUID());
		sign.reset();
	};
	if (waiver.isError) return /* @__PURE__ */ jsxs("div", {
		className: "mx-auto flex w-full max-w-180 flex-col gap-6",
		children: [/* @__PURE__ */ jsx(PageTitle, {
			kind: kiosk ? "business" : "owner",
			children: words.title
		}), /* @__PURE__ */ jsx(ErrorPanel, {
			onRetry: () => void waiver.refetch(),
			children: waiver.error.message
		})]
	});
	if (!waiver.data) return /* @__PURE__ */ jsx(Spinner, {});
	const { title, businessName, version, body, pages } = waiver.data;
	const heading = /* @__PURE__ */ jsx(PageTitle, {
		kind: kiosk ? "business" : "owner",
		lead: words.signTitle(businessName),
		children: title
	});
	if (sign.data) return /* @__PURE__ */ jsxs("div", {
		className: "mx-auto flex w-full max-w-180 flex-col gap-6",
		children: [heading, /* @__PURE__ */ jsx(SignedPanel, {
			signed: sign.data,
			kiosk,
			onNext: startOver
		})]
	});
	const send = (signing) => sign.mutate({
		waiverId,
		version,
		idempotencyKey: key,
		...signing
	});
	return /* @__PURE__ */ jsxs("div", {
		className: "mx-auto flex w-full max-w-180 flex-col gap-6",
		children: [
			heading,
			/* @__PURE__ */ jsx(Changes, { waiver: waiver.data }),
			/* @__PURE__ */ jsx(Panel, {
				title: words.version(version),
				children: /* @__PURE__ */ jsx(WaiverPages, {
					body,
					pages
				})
			}),
			/* @__PURE__ */ jsx(SignForm, {
				pets,
				busy: sign.isPending,
				problem: sign.error?.message ?? null,
				onSign: send
			}, key)
		]
	});
}
function Changes({ waiver }) {
	const words = useWordsOf(waiverWords);
	const { signedBody, signedVersion, version, body } = waiver;
	if (signedBody === null || signedVersion === version) return null;
	return /* @__PURE__ */ jsx(Panel, {
		title: words.changedSince,
		children: /* @__PURE__ */ jsx(TextChanges, {
			before: signedBody,
			after: body
		})
	});
}
export { SignView as t };
