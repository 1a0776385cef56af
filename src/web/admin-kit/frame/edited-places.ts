const records =
  /^\/admin\/(orders|returns|work|products|media|inquiries|posts\/edit|inventory|inventory\/counts|promotions|users|reviews|questions|shipping\/zones)\/[\w-]*\d[\w-]*(\/[a-z]+)?$/
const screens =
  /^\/admin\/(settings(\/[a-z]+)?|shipping\/settings|security\/settings|home|menus|mails\/texts|redirects|synonyms|pairs|posts\/categories|products\/sheet)$/

/**
 * Pages on which two people could edit the same thing: one record, or a settings screen. Ids contain a digit; lists and new records do not.
 */
export const isEdited = (path: string) => records.test(path) || screens.test(path)
