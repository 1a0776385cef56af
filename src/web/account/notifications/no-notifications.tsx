import { Link } from 'react-router'
import { TwinTrack } from '#ui/drawings/twin-track.tsx'
import { m } from '#words/messages.js'

/** Nothing at all, or nothing under this filter. */
export function NoNotifications({ isFiltered }: { isFiltered: boolean }) {
  return (
    <div className="py-10 text-center">
      <TwinTrack className="mx-auto mb-6 max-w-60 text-accent" />
      <h2 className="type-h3">{m.notification_bell_empty()}</h2>
      <p className="mt-2 text-muted">
        {isFiltered ? m.notification_list_empty_filter() : m.notification_list_empty_text()}
      </p>
      {isFiltered && (
        <Link
          to="/notifications"
          className="mt-2 inline-flex min-h-11 items-center text-accent underline underline-offset-4"
        >
          {m.notification_list_show_all()}
        </Link>
      )}
    </div>
  )
}
