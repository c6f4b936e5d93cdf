/** An owner is reminded about the same rule and pet by one business at most once in this many days. */
export const reminderPauseDays = 14;
/** The farthest day ahead that a due report can include. */
export const maxDueDays = 366;
