// packages/domain/src/documents/document-kind.ts
/** What a document can be. */
var documentKinds = [
	"vaccination_certificate",
	"medical_record",
	"lab_result",
	"health_certificate",
	"licence",
	"insurance",
	"other"
];
export { documentKinds as t };
