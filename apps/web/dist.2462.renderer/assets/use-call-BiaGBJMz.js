import { t as call } from "./calls-DgJCFUzH.js";
import { useQuery } from "@tanstack/react-query";
// apps/web/src/platform/data/use-call.ts
/** Reads through a function; `enabled: false` waits. The key is the function's name and its input. */
function useCall(name, input, options = {}) {
	return useQuery({
		queryKey: [name, input],
		queryFn: () => call(name, input),
		...options
	});
}
export { useCall as t };
