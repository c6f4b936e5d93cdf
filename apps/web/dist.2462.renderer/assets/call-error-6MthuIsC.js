// packages/client/src/calls/call-error.ts
/** A call that was refused or did not arrive. `requestId` is what to quote when asking for help. */
var CallError = class extends Error {
	name = "CallError";
	code;
	details;
	requestId;
	constructor(failure, requestId = null) {
		super(failure.message);
		this.code = failure.code;
		this.details = failure.details;
		this.requestId = requestId;
	}
	/** The refinement of a refusal, such as `upgrade_required`. */
	get reason() {
		const { details } = this;
		if (typeof details !== "object" || details === null || Array.isArray(details)) return null;
		return typeof details.reason === "string" ? details.reason : null;
	}
};
export { CallError as t };
