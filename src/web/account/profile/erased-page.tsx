import { Link } from 'react-router'
import { buttonClass } from '#ui/button.tsx'
import { TwinTrack } from '#ui/twin-track.tsx'
import { pageMeta } from '#web/chrome/page-meta.ts'
import { m } from '#words/messages.js'

export const meta = () => pageMeta({ title: m.profile_erased() })

/** The last page of an account; open to everyone, since nobody is signed in any more. */
export default function ErasedPage() {
  return (
    <div className="wrap py-16 text-center md:py-24">
      <h1 className="type-h1">{m.profile_erased()}</h1>
      <TwinTrack variant="stops" className="mx-auto mt-6 max-w-xl text-accent" />
      <p className="mx-auto mt-6 max-w-[52ch] type-lead">{m.profile_erased_text()}</p>
      <Link to="/" className={`${buttonClass()} mt-8`}>
        {m.not_found_home()}
      </Link>
    </div>
  )
}
