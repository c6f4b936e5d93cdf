// packages/domain/src/catalogue/species.ts
/** Species the product knows. */
var speciesList = [
	"dog",
	"cat",
	"ferret",
	"rabbit",
	"bird",
	"reptile",
	"small_mammal",
	"horse",
	"other"
];
export { speciesList as t };
