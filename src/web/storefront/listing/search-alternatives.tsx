import { Link } from 'react-router'
import { buttonClass } from '#ui/button.tsx'
import { TwinTrack } from '#ui/drawings/twin-track.tsx'
import { m } from '#words/messages.js'

/** Nothing was found, or nothing was sought yet: what helps, and where one can go. */
export const SearchAlternatives = ({ q, ways }: { q: string; ways: { name: string; to: string }[] }) => (
  <div className="mt-10 max-w-[48rem]">
    {q && (
      <>
        <TwinTrack variant="stops" className="mb-8 text-accent" />
        <h2 id="listing-count" tabIndex={-1} className="type-h2 outline-none [overflow-wrap:anywhere]">
          {m.search_none({ q })}
        </h2>
        <ul className="mt-4 grid list-disc gap-1.5 pl-5">
          <li>{m.search_none_shorter()}</li>
          <li>{m.search_none_size()}</li>
          <li>{m.search_none_sku()}</li>
        </ul>
      </>
    )}
    <h2 className="type-h3 mt-8">{m.search_ways()}</h2>
    <ul className="mt-3 flex flex-wrap gap-3">
      {ways.map(({ name, to }) => (
        <li key={to}>
          <Link to={to} className={buttonClass({ variant: 'outline', size: 'sm' })}>
            {name}
          </Link>
        </li>
      ))}
    </ul>
  </div>
)
