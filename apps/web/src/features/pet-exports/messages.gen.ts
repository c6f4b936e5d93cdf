/** Written by `npm run messages` from messages/en.json; the other languages lie beside it. */

export const petExportMessages = {
  panelTitle: "Take it with you",
  panelLead: (name: string) => `${name}’s record as a document for a vet, a trip or your files.`,
  download: "Download PDF record",
  title: "Download PDF record",
  lead: (name: string) => `${name}’s health record as it is now, and a travel sheet in the order of the EU pet passport.`,
  pageSize: "Page size",
  pageSizes: {
    letter: {
      title: "US Letter",
      detail: "8.5 × 11 in",
    },
    a4: {
      title: "A4",
      detail: "210 × 297 mm",
    },
  },
  language: "Language of the PDF",
  languageHelp: "For example the one that the vet reads. What you wrote stays as it is.",
  others: {
    download: "Other formats",
    title: "Download in another format",
    lead: (name: string) => `${name}’s health record as it is now.`,
    format: "Format",
    formats: {
      fhir: {
        title: "For other programs (FHIR)",
        detail: "Many veterinary programs can read it. Clearpaw can import the vaccinations from it: add the file under Documents.",
      },
      csv: {
        title: "Spreadsheet (CSV)",
        detail: "One row for each entry, for Excel and other spreadsheets.",
      },
      zip: {
        title: "Everything (ZIP)",
        detail: "The PDF, the FHIR file, the spreadsheet, and each document of the pet as it was added.",
      },
    },
    confirm: "Download file",
  },
  confirm: "Download PDF",
  preparing: "Preparing…",
  failed: "The file couldn’t be prepared. Check your connection and try again.",
};
