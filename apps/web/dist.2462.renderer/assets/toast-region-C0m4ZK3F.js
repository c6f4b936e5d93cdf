import { F as Icon, M as VerdictShape, X as useWords } from "./light-C8fMLwcq.js";
import { r as toastQueue } from "./app-QQCcJrKe.js";
import { jsx, jsxs } from "react/jsx-runtime";
import { CircleAlert, X } from "lucide-react";
import { Button, Text, UNSTABLE_Toast, UNSTABLE_ToastContent, UNSTABLE_ToastRegion } from "react-aria-components";
// apps/web/src/ui/toast/toast-region.tsx
function Sign({ tone, verdict }) {
	if (verdict) return /* @__PURE__ */ jsx(VerdictShape, { kind: verdict });
	return tone === "error" ? /* @__PURE__ */ jsx(Icon, {
		of: CircleAlert,
		className: "text-toast-action"
	}) : null;
}
/** The toasts that are open: bottom centre, above the tab bar. */
function ToastList() {
	const words = useWords();
	return /* @__PURE__ */ jsx(UNSTABLE_ToastRegion, {
		queue: toastQueue,
		"aria-label": words.notifications,
		className: "toasts fixed inset-x-0 bottom-24 z-50 mx-auto flex w-fit max-w-full flex-col gap-2 px-4 outline-none md:bottom-6",
		children: ({ toast }) => {
			const { words: said, onUndo, tone, verdict } = toast.content;
			return /* @__PURE__ */ jsxs(UNSTABLE_Toast, {
				toast,
				className: "flex min-h-14 min-w-72 max-w-120 animate-lift items-center gap-3 rounded-card bg-ink ps-4 pe-2 text-paper shadow-e3",
				children: [
					/* @__PURE__ */ jsx(Sign, {
						tone: tone ?? "plain",
						...verdict ? { verdict } : {}
					}),
					/* @__PURE__ */ jsx(UNSTABLE_ToastContent, {
						className: "min-w-0 flex-1 py-3",
						children: /* @__PURE__ */ jsx(Text, {
							slot: "title",
							className: "type-small",
							children: said
						})
					}),
					onUndo && /* @__PURE__ */ jsx(Button, {
						onPress: () => {
							onUndo();
							toastQueue.close(toast.key);
						},
						className: "min-h-11 rounded-chip px-3 type-label text-toast-action",
						children: words.undo
					}),
					/* @__PURE__ */ jsx(Button, {
						slot: "close",
						"aria-label": words.close,
						className: "grid size-11 place-items-center rounded-chip",
						children: /* @__PURE__ */ jsx(Icon, {
							of: X,
							size: 18
						})
					})
				]
			});
		}
	});
}
export { ToastList as default };
