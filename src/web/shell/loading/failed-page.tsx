import { useHref } from 'react-router'
import { shopName } from '#shop/settings/shop-name.ts'
import { buttonClass } from '#ui/button.tsx'
import { TwinTrack } from '#ui/drawings/twin-track.tsx'
import { m } from '#words/messages.js'

type Props = { title: string; text: string; id?: string; children: React.ReactNode }

/** Stands in place of a page: what happened, the error id, and what one can do. The home link loads the whole page, so that scripts load again. */
export const FailedPage = ({ title, text, id, children }: Props) => (
  <div className="wrap grid min-h-[70vh] content-center py-16">
    <title>{`${title} · ${shopName()}`}</title>
    <TwinTrack variant="stops" className="mb-8 text-accent" />
    <h1 className="type-h1">{title}</h1>
    <p className="mt-3 max-w-[36em] type-lead">{text}</p>
    {id && (
      <p className="mt-3 text-muted">
        {m.error_id()}: <code className="num">{id}</code>
      </p>
    )}
    <div className="mt-8 flex flex-wrap gap-3">
      {children}
      <a href={useHref('/')} className={buttonClass({ variant: 'quiet' })}>
        {m.error_home()}
      </a>
    </div>
  </div>
)
