/** How names are put in order wherever people are listed; a database's own order depends on how it was set up. */
export const alphabet = new Intl.Collator('en', { sensitivity: 'base', numeric: true })
