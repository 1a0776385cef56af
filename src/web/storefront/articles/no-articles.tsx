import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { buttonClass } from '#ui/button.tsx'
import { TwinTrack } from '#ui/drawings/twin-track.tsx'
import { m } from '#words/messages.js'

export const NoArticles = ({ children }: { children: ReactNode }) => (
  <div className="mx-auto max-w-[440px] py-16 text-center">
    <TwinTrack variant="stops" className="h-11 text-line-strong" />
    <p className="mt-6">{children}</p>
    <Link to="/shop" className={`${buttonClass({ variant: 'outline' })} mt-6`}>
      {m.post_article_to_shop()}
    </Link>
  </div>
)
