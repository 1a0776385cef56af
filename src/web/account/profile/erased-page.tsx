import { Link } from 'react-router'
import { buttonClass } from '#ui/button.tsx'
import { TwinTrack } from '#ui/drawings/twin-track.tsx'
import { Breadcrumbs } from '#web/shell/page/breadcrumbs.tsx'
import { pageMeta } from '#web/shell/page/page-meta.ts'
import { m } from '#words/messages.js'

export const meta = () => pageMeta({ title: m.profile_erased() })

/** Shown after an account was erased. It needs no session, since nobody is signed in any more. */
export default function ErasedPage() {
  return (
    <div className="wrap pb-16 md:pb-24">
      <Breadcrumbs trail={[]} here={m.profile_erased()} />
      <div className="pt-12 text-center md:pt-16">
        <h1 className="type-h1">{m.profile_erased()}</h1>
        <TwinTrack variant="stops" className="mx-auto mt-6 max-w-xl text-accent" />
        <p className="mx-auto mt-6 max-w-[60ch] type-lead">{m.profile_erased_text()}</p>
        <Link to="/" className={`${buttonClass()} mt-8`}>
          {m.error_not_found_home()}
        </Link>
      </div>
    </div>
  )
}
