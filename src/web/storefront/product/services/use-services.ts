import { useState } from 'react'
import type { Offers } from './find-offers.server.tsx'
import { agreeName, readServices } from './read-services.ts'

export type Chosen = { services: string[]; price: number; finalSince?: string }

/** The services ticked in the buyer's form, read when it is sent. */
export function useServices(offers: Offers | null) {
  const [isAsked, setAsked] = useState(false)
  return {
    isAsked,
    /** What was chosen and agreed to; nothing while the agreement is missing, which is asked for then. */
    take(form: HTMLFormElement): Chosen | undefined {
      const read = readServices(new FormData(form))
      const services = read.services.map(String)
      setAsked(services.length > 0 && !read.isAgreed)
      if (!services.length) return { services, price: 0 }
      if (!read.isAgreed) return void form.querySelector<HTMLInputElement>(`[name=${agreeName}]`)?.focus()
      const price = services.reduce((sum, id) => sum + (offers?.prices[id] ?? 0), 0)
      return { services, price, finalSince: new Date().toISOString() }
    },
  }
}
