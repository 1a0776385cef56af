/**
 * Names of fields as our forms have them: `street`, `variants[12].price`, `line:<id>`. Conform builds lists from indexes, so `name[1000000000]`
 * from a stranger would make a list of a billion places and end the process; a leading `_` would be an order to Conform itself.
 */
const fieldName = /^[a-z][\w-]{0,60}(:[\w-]{1,60}){0,3}(\.[\w-]{1,60}|\[\d{0,3}\]){0,6}$/i
const builtIn = /(^|[.:])(__proto__|constructor|prototype)([.:[]|$)/

/**
 * How many fields a form may have: a stocktake has one for each variant of the shop, the longest form of the storefront about thirty. Conform's work
 * grows with the square of the repetitions of a name: 36,000 repetitions took 7.7 seconds of a processor.
 */
const limits = { admin: { fields: 5000, repeats: 1000 }, shop: { fields: 300, repeats: 100 } }
const isOfStaff = /^(\/en)?\/(admin|moderation)(\/|$|\.data)/i

/** The form, if the body is one that our own pages could have sent; else undefined. Reads a clone of the request. */
export async function parseFormBody(request: Request): Promise<FormData | undefined> {
  const room = isOfStaff.test(new URL(request.url).pathname) ? limits.admin : limits.shop
  if (await isLonger(request, room.fields)) return undefined
  const form = await request
    .clone()
    .formData()
    .catch(() => undefined)
  return form && isWithinLimits(form, room) && hasOurNames(form) ? form : undefined
}

/** Counts separators before parsing, since parsing alone takes a third of a second for 36,000 fields. */
async function isLonger(request: Request, fields: number) {
  if (!request.headers.get('content-type')?.toLowerCase().startsWith('application/x-www-form-urlencoded')) return false
  return (await request.clone().text()).split('&', fields + 1).length > fields
}

const hasOurNames = (form: FormData) => [...form.keys()].every((name) => fieldName.test(name) && !builtIn.test(name))

function isWithinLimits(form: FormData, { fields, repeats }: (typeof limits)['shop']) {
  const times = new Map<string, number>()
  let count = 0
  for (const name of form.keys()) {
    const repeated = (times.get(name) ?? 0) + 1
    if ((count += 1) > fields || repeated > repeats) return false
    times.set(name, repeated)
  }
  return true
}
