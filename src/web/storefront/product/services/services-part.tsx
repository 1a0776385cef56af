import { CircleAlert } from 'lucide-react'
import type { Offers } from './find-offers.server.tsx'
import { missingId } from './read-services.ts'

type Props = { offers: Offers; isAsked: boolean }

/** The choice of services as React wrote it on the server, from our own records (find-offers.server.tsx): ticks, hollow and consent need no script, so the browser fetches none for them. */
export const ServicesPart = ({ offers: { html, missing }, isAsked }: Props) => (
  <div className="group/all mt-7">
    {/* oxlint-disable-next-line react/no-danger -- React itself wrote it, from our records, which it escapes (services-choice.test.tsx) */}
    <div dangerouslySetInnerHTML={{ __html: html }} />
    <p
      id={missingId}
      aria-live="polite"
      className="type-small mt-1.5 hidden gap-2 text-red group-has-[[name=service]:checked]/all:group-has-[[name=final]:not(:checked)]/all:flex"
    >
      {isAsked && (
        <>
          <CircleAlert aria-hidden size={17} strokeWidth={2} className="mt-0.5 shrink-0" />
          <span>{missing}</span>
        </>
      )}
    </p>
  </div>
)
