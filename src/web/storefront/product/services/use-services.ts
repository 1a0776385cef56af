import { useState } from 'react'
import type { Offers } from './find-offers.server.ts'
import { agreeName, readServices } from './read-services.ts'

export type Chosen = { services: string[]; price: number; finalSince?: string }

/** The services ticked in the buyer's form. They are read when it is sent: until then nothing on the page follows them but the stylesheet. */
export function useServices(offers: Offers | null) {
  const [isAsked, setAsked] = useState(false)
  return {
    isAsked,
    calm: () => setAsked(false),
    /** What was chosen and agreed to; nothing while the agreement is missing, which is asked for then. */
    take(form: HTMLFormElement): Chosen | undefined {
      const { services, isAgreed } = readServices(new FormData(form))
      setAsked(services.length > 0 && !isAgreed)
      if (!services.length) return { services: [], price: 0 }
      if (!isAgreed) return void form.querySelector<HTMLInputElement>(`[name=${agreeName}]`)?.focus()
      const ids = services.map(String)
      const known = offers?.services.flatMap(({ choices }) => choices) ?? []
      const price = known.reduce((sum, one) => (ids.includes(one.id) ? sum + one.price : sum), 0)
      return { services: ids, price, finalSince: new Date().toISOString() }
    },
  }
}
