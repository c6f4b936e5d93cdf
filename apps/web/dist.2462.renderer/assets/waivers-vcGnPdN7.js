import { n as usePlace } from "./place-ua9jLkuz.js";
import { t as mayDo } from "./permissions-DilPRF2S.js";
import { t as useCall } from "./use-call-BiaGBJMz.js";
import { t as useFormat } from "./use-format-CV9goLff.js";
import { C as useDraft, D as LinkButton, H as useWordsOf, L as useSession, O as Tag, i as Segments, k as portraitFor } from "./light-C8fMLwcq.js";
import { t as Button } from "./button-Cfu8Kpws.js";
import { t as EmptyState } from "./empty-state-DWLJlkTs.js";
import { i as ErrorPanel, n as showToast } from "./app-QQCcJrKe.js";
import { a as SkeletonBlock, i as Skeleton } from "./redirect-DprfkNSs.js";
import { t as PageTitle } from "./page-title-z4s22wBS.js";
import { t as Panel } from "./panel-CiYIu3yG.js";
import { t as TextLink } from "./text-link-CK1NFIMY.js";
import { n as Rows, t as Row } from "./rows-DQrFM6E6.js";
import { t as waiverWords } from "./words-Dlhqorj7.js";
import { t as Banner } from "./banner-C-o9mbUT.js";
import { t as Spinner } from "./spinner-BCs9SEnB.js";
import { t as Checkbox } from "./checkbox-BxYbUNvM.js";
import { t as Select } from "./select-y_4EWHW7.js";
import { t as TextField } from "./text-field-BfnnSR2p.js";
import { n as TextChanges, t as WaiverText } from "./waiver-text-GsRsBROR.js";
import { t as useAction } from "./use-action-Xxb7RzpF.js";
import { t as files } from "./files-BkgAZQc1.js";
import { t as FileDrop } from "./file-drop-a3ixcM4d.js";
import { t as TextArea } from "./text-area-Bo0kA3o4.js";
import { useState } from "react";
import { jsx, jsxs } from "react/jsx-runtime";
import { FilePenLine } from "lucide-react";
// apps/web/src/features/waivers/signature-rows.tsx
/** The latest signatures under one waiver, each with its sealed document. */
function SignatureRows({ waiver }) {
	const words = useWordsOf(waiverWords);
	const format = useFormat();
	const signatures = useCall("listSignatures", {
		waiverId: waiver.id,
		limit: 20
	});
	if (signatures.isError) return /* @__PURE__ */ jsx(ErrorPanel, { children: signatures.error.message });
	const items = signatures.data?.items ?? [];
	if (signatures.data && items.length === 0) return /* @__PURE__ */ jsx("p", {
		className: "type-small text-ink-2",
		children: words.nobodySigned
	});
	return /* @__PURE__ */ jsx(Rows, { children: items.map((one) => /* @__PURE__ */ jsx(Row, {
		title: `${one.signerName} ${words.signedFor(one.petName)}`,
		detail: [
			words.version(one.version),
			...one.minors.length > 0 ? [words.guardianOf(format.list(one.minors))] : [],
			format.dayTime(one.signedAt)
		].join(", "),
		end: /* @__PURE__ */ jsx(TextLink, {
			href: `/w/${one.sha256}`,
			className: "inline-flex min-h-11 items-center",
			children: words.checkLink
		})
	}, one.id)) });
}
// apps/web/src/features/waivers/use-publish-waiver.ts
/** Publishes a first or a next version; a PDF is stored before. */
function usePublishWaiver(businessId, waiverId, onSuccess) {
	const session = useSession();
	const uid = session.ready && session.uid || "";
	const create = useAction("createWaiver", ["listWaivers"]);
	const change = useAction("publishWaiverVersion", [
		"listWaivers",
		"getWaiverToSign",
		"getRequirements"
	]);
	const [uploading, setUploading] = useState(false);
	const [failed, setFailed] = useState(null);
	const store = async (pdf) => {
		const storagePath = `users/${uid}/files/waivers/${crypto.randomUUID()}.pdf`;
		await files.upload(storagePath, pdf, { contentType: pdf.type }).done;
		return { storagePath };
	};
	const publish = async ({ title, body, pdf, material, validMonths }) => {
		setFailed(null);
		setUploading(pdf !== null);
		try {
			const content = pdf ? await store(pdf) : { body };
			if (waiverId) change.mutate({
				waiverId,
				...content,
				material
			}, { onSuccess });
			else create.mutate({
				businessId,
				title,
				...content,
				validMonths
			}, { onSuccess });
		} catch (problem) {
			setFailed(problem);
		} finally {
			setUploading(false);
		}
	};
	return {
		publish: (one) => void publish(one),
		busy: uploading || create.isPending || change.isPending,
		problem: failed ?? create.error ?? change.error
	};
}
// apps/web/src/features/waivers/waiver-source.tsx
/** The server takes no larger one. */
var maxPdfBytes = 5242880;
/** What is to be signed: written here, or a PDF of one's own. */
function WaiverSource({ source, onSource, body, onBody, pdf, onPdf }) {
	const words = useWordsOf(waiverWords);
	const [unfit, setUnfit] = useState(null);
	const choose = ([file]) => {
		const isPdf = file?.type === "application/pdf";
		const tooLarge = (file?.size ?? 0) > maxPdfBytes;
		setUnfit(isPdf ? tooLarge ? words.pdfTooLarge : null : words.noPdf);
		onPdf(isPdf && !tooLarge ? file ?? null : null);
	};
	return /* @__PURE__ */ jsxs("div", {
		className: "flex flex-col gap-5",
		children: [/* @__PURE__ */ jsx(Segments, {
			label: words.source,
			segments: ["text", "pdf"].map((id) => ({
				id,
				label: words.sources[id]
			})),
			value: source,
			onChange: onSource
		}), source === "text" ? /* @__PURE__ */ jsx(TextArea, {
			label: words.text,
			help: words.textHelp,
			rows: 16,
			value: body,
			onChange: onBody
		}) : /* @__PURE__ */ jsxs("div", { children: [/* @__PURE__ */ jsx(FileDrop, {
			title: words.choosePdf,
			accept: ["application/pdf"],
			onFiles: choose,
			children: words.choosePdfHelp
		}), /* @__PURE__ */ jsx("p", {
			role: "status",
			className: "mt-2 type-small",
			children: unfit ?? (pdf && words.chosenPdf(pdf.name))
		})] })]
	});
}
// apps/web/src/features/waivers/waiver-editor.tsx
/** A waiver's text with what owners will read beside it; for a change, what differs from what stands. */
function WaiverEditor({ businessId, waiverId, onDone }) {
	const current = useCall("getWaiverToSign", { waiverId: waiverId ?? "" }, { enabled: waiverId !== null });
	if (waiverId !== null && current.isError) return /* @__PURE__ */ jsx(Banner, {
		tone: "stop",
		children: current.error.message
	});
	if (waiverId !== null && !current.data) return /* @__PURE__ */ jsx(Spinner, {});
	return /* @__PURE__ */ jsx(EditorForm, {
		businessId,
		current: current.data ?? null,
		onDone
	});
}
function isDraft(read) {
	const { title, body } = Object(read);
	return typeof title === "string" && typeof body === "string";
}
function EditorForm({ businessId, current, onDone }) {
	const words = useWordsOf(waiverWords);
	const start = {
		title: current?.title ?? "",
		body: current?.body ?? ""
	};
	const { draft, setDraft, clear } = useDraft(`waiver:${current?.id ?? businessId}`, start, isDraft);
	const [source, setSource] = useState(current?.format ?? "text");
	const [pdf, setPdf] = useState(null);
	const [validity, setValidity] = useState("always");
	const [material, setMaterial] = useState(false);
	const { publish, busy, problem } = usePublishWaiver(businessId, current?.id ?? null, () => {
		showToast({ words: words.published(draft.title) });
		clear();
		onDone();
	});
	const isPdf = source === "pdf";
	const validMonths = validity === "always" ? null : Number(validity);
	const save = () => publish({
		...draft,
		pdf: isPdf ? pdf : null,
		material,
		validMonths
	});
	const empty = isPdf ? pdf === null : draft.body.trim() === "" || draft.body === current?.body;
	return /* @__PURE__ */ jsxs("div", {
		className: "flex flex-col gap-6",
		children: [/* @__PURE__ */ jsx(PageTitle, {
			kind: "business",
			children: current ? words.changeTitle(current.title) : words.write
		}), /* @__PURE__ */ jsxs("div", {
			className: "grid gap-6 lg:grid-cols-2",
			children: [/* @__PURE__ */ jsxs("div", {
				className: "flex flex-col gap-5",
				children: [
					!current && /* @__PURE__ */ jsx(TextField, {
						label: words.name,
						placeholder: words.namePlaceholder,
						value: draft.title,
						onChange: (title) => setDraft({
							...draft,
							title
						})
					}),
					/* @__PURE__ */ jsx(WaiverSource, {
						source,
						onSource: setSource,
						body: draft.body,
						onBody: (body) => setDraft({
							...draft,
							body
						}),
						pdf,
						onPdf: setPdf
					}),
					current ? /* @__PURE__ */ jsx(Material, {
						isMaterial: material,
						onChange: setMaterial
					}) : /* @__PURE__ */ jsx(Select, {
						label: words.validity,
						options: [
							"always",
							"12",
							"24"
						].map((id) => ({
							id,
							label: words.validities[id]
						})),
						value: validity,
						onChange: setValidity
					}),
					problem && /* @__PURE__ */ jsx(Banner, {
						tone: "stop",
						announce: "alert",
						children: problem.message
					}),
					/* @__PURE__ */ jsxs("div", {
						className: "flex gap-3",
						children: [/* @__PURE__ */ jsx(Button, {
							busy: busy && (isPdf ? words.uploading : words.publishing),
							isDisabled: empty || draft.title.trim() === "",
							onPress: save,
							children: words.publish
						}), /* @__PURE__ */ jsx(Button, {
							variant: "ghost",
							onPress: onDone,
							children: words.cancel
						})]
					})
				]
			}), !isPdf && /* @__PURE__ */ jsx(Reading, {
				before: current?.body ?? null,
				body: draft.body
			})]
		})]
	});
}
function Material({ isMaterial, onChange }) {
	const words = useWordsOf(waiverWords);
	return /* @__PURE__ */ jsxs("div", { children: [/* @__PURE__ */ jsx(Checkbox, {
		isSelected: isMaterial,
		onChange,
		children: words.material
	}), /* @__PURE__ */ jsx("p", {
		className: "ps-9 type-small text-ink-2",
		children: words.materialDetail
	})] });
}
/** What differs from what stands, and how owners will read it. */
function Reading({ before, body }) {
	const words = useWordsOf(waiverWords);
	return /* @__PURE__ */ jsxs("div", {
		className: "flex flex-col gap-6",
		children: [before !== null && body !== before && /* @__PURE__ */ jsx(Panel, {
			title: words.changes,
			children: /* @__PURE__ */ jsx(TextChanges, {
				before,
				after: body
			})
		}), /* @__PURE__ */ jsx(Panel, {
			title: words.preview,
			children: /* @__PURE__ */ jsx(WaiverText, { source: body })
		})]
	});
}
// apps/web/src/features/waivers/waivers-view.tsx
var nobody = portraitFor({
	id: "waivers",
	species: "dog",
	coat: "cocoa",
	blanket: "sky"
});
/** What a business has people sign, who signed, and the way to sign on this device. */
function WaiversView({ place }) {
	const words = useWordsOf(waiverWords);
	const format = useFormat();
	const [editing, setEditing] = useState(null);
	const waivers = useCall("listWaivers", {
		businessId: place.id,
		limit: 100
	});
	const writes = mayDo(place.role, "publishWaivers");
	if (editing !== null) {
		const waiverId = editing === "new" ? null : editing;
		return /* @__PURE__ */ jsx(WaiverEditor, {
			businessId: place.id,
			waiverId,
			onDone: () => setEditing(null)
		});
	}
	const write = writes && /* @__PURE__ */ jsx(Button, {
		icon: FilePenLine,
		onPress: () => setEditing("new"),
		children: words.write
	});
	return /* @__PURE__ */ jsxs("div", {
		className: "flex flex-col gap-6",
		children: [
			/* @__PURE__ */ jsx(PageTitle, {
				kind: "business",
				lead: words.lead,
				actions: write,
				children: words.title
			}),
			waivers.isError && /* @__PURE__ */ jsx(ErrorPanel, {
				title: words.failed,
				onRetry: () => void waivers.refetch(),
				children: waivers.error.message
			}),
			waivers.isPending && /* @__PURE__ */ jsx(Skeleton, { children: /* @__PURE__ */ jsx(SkeletonBlock, {
				className: "h-40",
				shape: "card"
			}) }),
			waivers.data?.items.length === 0 && /* @__PURE__ */ jsx(EmptyState, {
				look: nobody,
				title: words.none,
				children: words.noneLead
			}),
			waivers.data?.items.map((waiver) => /* @__PURE__ */ jsxs(Panel, {
				title: waiver.title,
				lead: `${words.version(waiver.version)}, ${format.dayTime(waiver.updatedAt)}`,
				action: /* @__PURE__ */ jsxs("span", {
					className: "flex flex-wrap gap-2",
					children: [/* @__PURE__ */ jsx(LinkButton, {
						href: `/business/waivers/${waiver.id}/sign`,
						variant: "secondary",
						size: "small",
						children: words.kiosk
					}), writes && /* @__PURE__ */ jsx(Button, {
						variant: "quiet",
						size: "small",
						onPress: () => setEditing(waiver.id),
						children: words.change
					})]
				}),
				children: [/* @__PURE__ */ jsx("p", {
					className: "mb-3",
					children: /* @__PURE__ */ jsx(Tag, {
						tone: "sunken",
						children: words.validities[validityOf(waiver.validMonths)]
					})
				}), /* @__PURE__ */ jsx(SignatureRows, { waiver })]
			}, waiver.id))
		]
	});
}
function validityOf(months) {
	if (months === null) return "always";
	return months > 12 ? "24" : "12";
}
// apps/web/src/app/routes/waivers.tsx
function WaiversPage() {
	return /* @__PURE__ */ jsx(WaiversView, { place: usePlace() });
}
export { WaiversPage as default };
