import { P as classes } from "./light-C8fMLwcq.js";
import { jsx, jsxs } from "react/jsx-runtime";
import { Dialog, Heading, Modal, ModalOverlay } from "react-aria-components";
// apps/web/src/ui/overlay/dialog.tsx
var scrim = "fixed inset-0 z-40 flex items-end justify-center bg-scrim md:items-center md:p-6 data-entering:animate-appear data-exiting:opacity-0 data-exiting:transition-opacity data-exiting:duration-150";
var sheet = "max-h-[92dvh] w-full overflow-auto rounded-t-dialog bg-raised shadow-e3 md:rounded-dialog data-entering:animate-rise";
/** Asks one question above the page. On a phone it is a sheet from below. */
function Dialog$1(props) {
	const { isOpen, onOpenChange, title, children, actions, role = "dialog", width = "medium", isDismissable = true } = props;
	return /* @__PURE__ */ jsx(ModalOverlay, {
		isOpen,
		onOpenChange,
		isDismissable,
		className: scrim,
		children: /* @__PURE__ */ jsx(Modal, {
			className: classes(sheet, width === "wide" ? "md:max-w-180" : "md:max-w-120"),
			children: /* @__PURE__ */ jsxs(Dialog, {
				role,
				className: "p-6 pb-[max(1.5rem,env(safe-area-inset-bottom))] outline-none md:p-7",
				children: [
					/* @__PURE__ */ jsx(Heading, {
						slot: "title",
						className: "type-h2-page",
						children: title
					}),
					/* @__PURE__ */ jsx("div", {
						className: "mt-1.5 flex flex-col gap-4 text-ink-2",
						children
					}),
					actions && /* @__PURE__ */ jsx("div", {
						className: "mt-6 flex flex-wrap justify-end gap-2 max-md:[&>*]:flex-1",
						children: actions
					})
				]
			})
		})
	});
}
export { Dialog$1 as t };
