export type PlaceParams = { method: string; province: string; ward: string }

/** How the quote of a place is fetched. What was typed of the buyer goes into the body, since addresses stand in logs and histories. */
export function deliveryRequest(href: string, place: PlaceParams, typed: FormData): [string, RequestInit?] {
  const address = `${href}?${new URLSearchParams(place)}`
  const contact = ['phone', 'email'].flatMap((name) => {
    const value = typed.get(name)
    return typeof value === 'string' && value ? [[name, value]] : []
  })
  if (!contact.length) return [address]
  // A look is no submit, so the input checker does not count it.
  return [address, { method: 'POST', body: new URLSearchParams([['intent', 'look'], ...contact]) }]
}
