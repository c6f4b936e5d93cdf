import { t as Guard } from "./guard-CIKJds45.js";
import { jsx } from "react/jsx-runtime";
import { Outlet } from "@tanstack/react-router";
// apps/web/src/app/shells/signed-in-area.tsx
/** Pages for anybody signed in, whatever they chose to be. */
function SignedInArea() {
	return /* @__PURE__ */ jsx(Guard, {
		need: "anyone-signed-in",
		children: () => /* @__PURE__ */ jsx(Outlet, {})
	});
}
export { SignedInArea };
