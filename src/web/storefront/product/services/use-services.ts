import { useEffect, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { leadTo } from '#ui/fields/lead-to.ts'
import type { ServiceOffers } from './find-offers.server.ts'
import { agreementErrorId, agreementFieldName, readServices } from '#web/parts/product/read-services.ts'

export type ChosenWork = { services: string[]; price: number; finalSince?: string }

/** The ticked services, agreed to or not. */
export type ShownWork = { services: readonly string[]; total: number }

/** The chosen services of the buy form: their total while it is filled in, and their list when it is sent. */
export function useServices(
  offers: ServiceOffers | null,
  form: RefObject<HTMLFormElement | null>,
  setWork: (work: ShownWork) => void,
) {
  const [wasSubmitted, setSubmitted] = useState(false)
  const priceOf = (services: string[]) => services.reduce((sum, id) => sum + (offers?.prices[id] ?? 0), 0)
  useEffect(() => {
    const node = form.current
    if (!node || !offers) return
    const count = () => {
      const services = readServices(new FormData(node)).services.map(String)
      setWork({ services, total: priceOf(services) })
    }
    // One may have been set before the page was hydrated.
    count()
    node.addEventListener('change', count)
    return () => node.removeEventListener('change', count)
    // oxlint-disable-next-line react/exhaustive-deps -- what is offered comes with the page
  }, [])
  return {
    isAsked: wasSubmitted,
    /** The chosen services with the agreement; undefined, with a request for it, while the agreement is missing. */
    take(sent: HTMLFormElement): ChosenWork | undefined {
      const read = readServices(new FormData(sent))
      const services = read.services.map(String)
      flushSync(() => setSubmitted(services.length > 0 && !read.isAgreed))
      if (!services.length) return { services, price: 0 }
      if (!read.isAgreed) {
        leadTo(
          sent.querySelector<HTMLInputElement>(`[name=${agreementFieldName}]`),
          document.getElementById(agreementErrorId),
        )
        return
      }
      return { services, price: priceOf(services), finalSince: new Date().toISOString() }
    },
  }
}
