import type { ReactNode } from 'react'

/** A list of names and values; rows without a value are left out. */
export const FactList = ({ rows }: { rows: [name: string, value: ReactNode][] }) => (
  <dl className="grid gap-y-2">
    {rows
      .filter(([, value]) => value !== null && value !== undefined && value !== false && value !== '')
      .map(([name, value]) => (
        <div key={name} className="grid grid-cols-[8rem_minmax(0,1fr)] gap-x-4">
          <dt className="text-muted">{name}</dt>
          <dd className="min-w-0 text-ink">{value}</dd>
        </div>
      ))}
  </dl>
)
