/**
 * Names of fields as our forms have them: `street`, `variants[12].price`, `line:<id>`. Conform builds lists from indexes, so `name[1000000000]`
 * from a stranger would make a list of a billion places and end the process; a leading `_` would be an order to Conform itself.
 */
const fieldName = /^[a-z][\w-]{0,60}(:[\w-]{1,60}){0,3}(\.[\w-]{1,60}|\[\d{0,3}\]){0,6}$/i
const builtIn = /(^|[.:])(__proto__|constructor|prototype)([.:[]|$)/

/** The form, where the body is one at all, and one that some page of ours could have sent. The request itself stays unread. */
export async function readableForm(request: Request): Promise<FormData | undefined> {
  const form = await request
    .clone()
    .formData()
    .catch(() => undefined)
  return form && [...form.keys()].every((name) => fieldName.test(name) && !builtIn.test(name)) ? form : undefined
}
