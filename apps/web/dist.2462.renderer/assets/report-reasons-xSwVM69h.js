import { t as isSatisfied } from "./status-BRsfvIwg.js";
import { H as useWordsOf } from "./light-C8fMLwcq.js";
import { n as complianceWords } from "./verdict-look-Bie6d0wK.js";
import { jsx } from "react/jsx-runtime";
// apps/web/src/features/compliance/report-reasons.tsx
/** What a place still needs, one sentence each; or that nothing is missing. */
function ReportReasons({ report }) {
	const words = useWordsOf(complianceWords);
	const open = report.checks.filter((check) => !isSatisfied(check.status) && check.level === "required");
	if (report.checks.length === 0) return /* @__PURE__ */ jsx("p", {
		className: "type-small text-ink-2",
		children: words.noRules
	});
	if (open.length === 0) return /* @__PURE__ */ jsx("p", {
		className: "type-small text-ink-2",
		children: words.allMet
	});
	return /* @__PURE__ */ jsx("ul", {
		className: "flex flex-col gap-1 type-small text-ink-2",
		children: open.map((check) => /* @__PURE__ */ jsx("li", { children: check.message }, check.ruleId))
	});
}
export { ReportReasons as t };
