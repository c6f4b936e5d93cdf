import { F as Icon, P as classes } from "./light-C8fMLwcq.js";
import { jsx, jsxs } from "react/jsx-runtime";
import { Camera } from "lucide-react";
import { Button, DropZone, FileTrigger, isFileDropItem } from "react-aria-components";
// apps/web/src/ui/field/file-drop.tsx
/** Takes files by choosing, by dropping and, on a phone, by the camera. */
function FileDrop({ title, children, accept, several = false, onFiles, className }) {
	return /* @__PURE__ */ jsx(DropZone, {
		onDrop: async ({ items }) => onFiles(await Promise.all(items.filter(isFileDropItem).map((item) => item.getFile()))),
		className: classes("rounded-card border border-line-strong border-dashed text-center transition-colors duration-150 data-drop-target:border-evergreen data-drop-target:bg-evergreen-tint", className),
		children: /* @__PURE__ */ jsx(FileTrigger, {
			acceptedFileTypes: accept,
			allowsMultiple: several,
			onSelect: (files) => files && files.length > 0 && onFiles(Array.from(files)),
			children: /* @__PURE__ */ jsxs(Button, {
				className: "flex w-full flex-col items-center gap-1 rounded-card px-6 py-5 hover:bg-sunken",
				children: [/* @__PURE__ */ jsxs("span", {
					className: "flex items-center gap-2.5 type-strong",
					children: [/* @__PURE__ */ jsx(Icon, { of: Camera }), title]
				}), /* @__PURE__ */ jsx("span", {
					className: "text-balance type-caption text-ink-3",
					children
				})]
			})
		})
	});
}
export { FileDrop as t };
